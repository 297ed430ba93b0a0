import '../../support/prosemirror.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';

const server = serverForEach();

const languageOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;

describe('the form of three languages', () => {
  it('says of each text its language, and leaves the labels Russian', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addNews' });
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    const panel = screen.getByRole('tabpanel', { name: 'На узбекском' });
    const title = within(panel).getByLabelText('Заголовок');
    expect(title).toHaveAttribute('lang', 'uz');
    expect(languageOf(within(panel).getByText('Заголовок', { selector: 'label, label *' }))).not.toBe('uz');
    expect(await within(panel).findByLabelText('Текст')).toHaveAttribute('lang', 'uz');
    const cover = screen.getAllByText('Обложка').at(-1);
    expect(languageOf(cover ?? panel)).not.toBe('uz');
  });
});

describe('the list of departments', () => {
  it('says of each name and text its language', async () => {
    await server.as('kadry', 'POST', '/api/Admin/Department/UpdateOrAdd', {
      id: 0,
      code: 'IT',
      nameRu: 'Отдел технологий',
      nameUz: 'Texnologiyalar boʻlimi',
      nameEn: 'Technology',
      aboutRu: '',
      aboutUz: 'Boʻlim haqida',
      aboutEn: '',
    });
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancyDepartmentTypes' });
    expect(languageOf(await screen.findByText('Texnologiyalar boʻlimi'))).toBe('uz');
    expect(languageOf(screen.getByText('Technology'))).toBe('en');
    expect(languageOf(screen.getByText('Boʻlim haqida'))).toBe('uz');
    expect(languageOf(screen.getByText('Отдел технологий'))).not.toBe('uz');
  });
});
