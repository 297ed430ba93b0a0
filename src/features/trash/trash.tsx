import TrashIcon from '@mui/icons-material/DeleteSweepOutlined';
import type { Feature } from '../../components/features.tsx';
import { addTexts } from '../../i18n/addTexts.ts';
import { TrashList } from './TrashList.tsx';

addTexts({
  trash: {
    empty: 'Корзина пуста. Удалённое лежит здесь, пока его можно вернуть.',
    number: '№ %{id}',
    lastDay: 'меньше суток',
    restore: 'Вернуть',
    purge: 'Удалить окончательно',
    confirmTitle: 'Удалить окончательно?',
    confirmText: '%{name} — вернуть будет нельзя.',
  },
  resources: {
    trash: {
      name: 'Корзина',
      notifications: {
        restored: 'Запись возвращена из корзины',
        deleted: 'Запись удалена окончательно',
      },
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

export const trash: Feature = {
  name: 'trash',
  offeredAs: 'trash',
  resources: [{ name: 'trash', list: TrashList }],
  menu: [{ to: 'trash', label: 'Корзина', icon: <TrashIcon />, roles: ['admin'] }],
};
