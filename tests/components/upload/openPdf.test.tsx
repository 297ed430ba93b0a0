import { screen } from '@testing-library/react';
import '../../support/prosemirror.ts';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const pdf = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'Отчёт.pdf', {
  type: 'application/pdf',
});

it('a browser that refuses to open the tab of a PDF is named as the reason', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderAdmin(server, { at: '/dashboard/addNews' });
  const [chooser] = await screen.findAllByLabelText(/^PDF-документ: /);
  await user.upload(chooser as HTMLElement, pdf);
  await user.click(await screen.findByRole('button', { name: 'Открыть: Отчёт.pdf' }));
  expect(await screen.findByText(/Браузер не дал открыть новую вкладку/)).toBeVisible();
});
