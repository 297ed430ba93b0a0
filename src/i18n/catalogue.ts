/**
 * Names, titles and toasts of each kind, to the letter of the specifications (part 1, §8; part 2, §8), misspellings and
 * mismatches included (DECISIONS 11). To change a text, change its line here.
 *
 * `name` is the menu entry and the list's title; `formTitle` stands over the form. Of `notifications`, `created` and
 * `updated` follow a save, `failed` a save that failed, `deleted` a deletion, `approved`/`approveFailed` an approval.
 */
interface KindTexts {
  name: string;
  formTitle: string;
  notifications: {
    created: string;
    updated: string;
    failed: string;
    deleted?: string;
    approved?: string;
    approveFailed?: string;
  };
}

const publication = {
  created: 'Новость успешно добавлена',
  updated: 'Новость успешно изменена',
  deleted: 'Новость успешно удалена',
  approved: 'Новость успешно добавлена',
  approveFailed: 'Ошибка в добавлении новости',
};

export const catalogue = {
  news: {
    name: 'Новости',
    formTitle: 'Форма добавления новости',
    notifications: { ...publication, failed: 'Ошибка в добавлении новости' },
  },
} satisfies Record<string, KindTexts>;
