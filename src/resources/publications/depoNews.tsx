import KindIcon from '@mui/icons-material/CampaignOutlined';
import type { ResourceProps } from 'ra-core';
import { titleOf } from '../../components/titleOf.ts';
import { PublicationCreate, PublicationEdit, PublicationList } from './screens.ts';

export const depoNews = {
  name: 'depoNews',
  icon: KindIcon,
  list: PublicationList,
  create: <PublicationCreate />,
  edit: <PublicationEdit />,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
