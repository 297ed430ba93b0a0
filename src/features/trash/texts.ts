import { addTexts } from '../../i18n/addTexts.ts';

addTexts({
  trash: {
    empty: 'Корзина пуста. Удалённое лежит здесь, пока его можно вернуть.',
    number: '№ %{id}',
    lastDay: 'меньше суток',
    restore: 'Вернуть',
    restored: 'Запись возвращена',
    purge: 'Удалить окончательно',
    purged: 'Запись удалена окончательно',
    confirmTitle: 'Удалить окончательно?',
    confirmText: '%{name} — вернуть будет нельзя.',
  },
  resources: {
    trash: {
      name: 'Корзина',
      fields: {
        title: 'Запись',
        kind: 'Раздел',
        deletedByName: 'Кто удалил',
        deletedAt: 'Когда удалено',
        endsAt: 'Осталось',
      },
    },
  },
});
