import '../../support/prosemirror.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const pdf = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'Отчёт.pdf', {
  type: 'application/pdf',
});
const panel = () => within(screen.getAllByRole('group', { name: 'PDF-документ' })[0] as HTMLElement);
const take = () => panel().findByRole('button', { name: 'Взять из русского' });
const newest = async () => (await server.as('admin', 'GET', '/api/Admin/News/GetAllPending')).body.data[0];

describe('a file of the Russian text', () => {
  it('is offered to the other languages until they have one, and saved with both', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addNews' });
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    expect(screen.queryByText('Взять из русского')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'На русском' }));
    await user.upload(panel().getByLabelText(/^PDF-документ: /), pdf);
    await panel().findByText('Отчёт.pdf');
    expect(screen.queryByRole('button', { name: 'Взять из русского' })).toBeNull();

    await user.click(screen.getByRole('tab', { name: 'На узбекском' }));
    expect(await panel().findByText('Нет PDF-документа')).toBeVisible();
    await user.click(await take());
    await panel().findByText('Отчёт.pdf');
    expect(panel().queryByText('Нет PDF-документа')).toBeNull();
    expect(panel().getByLabelText(/^PDF-документ: /)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Взять из русского' })).toBeNull();
    await saveNameless();
    await screen.findByText('Новость успешно добавлена');
    const names = (await newest()).news.map((entry: { pdfFile?: { name: string } }) => entry.pdfFile?.name);
    expect(names).toEqual(['Отчёт.pdf', 'Отчёт.pdf', undefined]);
  });

  it('that was saved before is named where it is taken', async () => {
    const { id } = await newest();
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}` });
    await user.click(await screen.findByRole('tab', { name: 'На английском' }));
    await user.click(await take());
    await panel().findByText('Отчёт.pdf');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await user.click(await screen.findByRole('button', { name: 'Сохранить всё равно' }));
    await screen.findByText('Новость успешно изменена');
    expect((await newest()).news[2].pdfFile.name).toBe('Отчёт.pdf');
  });
});
