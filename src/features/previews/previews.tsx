import LinkIcon from '@mui/icons-material/LinkOutlined';
import type { Feature } from '../../components/features.tsx';
import { addTexts } from '../../i18n/addTexts.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

addTexts({
  previews: {
    label: 'Ссылка для просмотра',
    about:
      'По ссылке любой, у кого она есть, читает эту версию 7 дней, без учётной записи. Поисковые системы её не показывают.',
    unsaved: 'Несохранённые изменения по ссылке не видны.',
    create: 'Создать ссылку',
    created: 'Ссылка на версию № %{version} готова. Её адрес показан один раз: скопируйте его сейчас.',
    address: 'Адрес',
    copy: 'Скопировать ссылку',
    open: 'Открыть',
    copied: 'Ссылка скопирована',
    copyFailed: 'Скопировать не удалось: выделите адрес и скопируйте его сами.',
    links: 'Ссылки на эту запись',
    none: 'Ссылок на эту запись нет.',
    version: 'Версия № %{version}',
    createdBy: 'Создана: %{name}, %{at}',
    until: 'Действует до %{at}',
    ended: 'Перестала действовать %{at}',
    withdrawn: 'Отозвана: %{name}, %{at}',
    opened:
      'Открыта %{smart_count} раз, последний — %{at} |||| Открыта %{smart_count} раза, последний — %{at} |||| Открыта %{smart_count} раз, последний — %{at}',
    neverOpened: 'Не открывали',
    withdraw: 'Отозвать',
    withdrawTitle: 'Отозвать ссылку?',
    withdrawText: 'Она перестанет открываться сразу у всех, кому её отправили.',
    failed: 'Не удалось выполнить.',
    loadFailed: 'Не удалось загрузить ссылки.',
  },
});

export const previews: Feature = {
  name: 'previews',
  offeredAs: 'previews',
  appliesTo: isPublishable,
  formTools: [
    {
      name: 'previews',
      label: 'previews.label',
      icon: <LinkIcon />,
      panel: PreviewPanel,
    },
  ],
};
