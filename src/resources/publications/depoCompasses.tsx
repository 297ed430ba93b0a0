import KindIcon from '@mui/icons-material/ExploreOutlined';
import type { ResourceProps } from 'ra-core';
import { titleOf } from '../../components/titleOf.ts';
import { PublicationCreate, PublicationEdit, PublicationList } from './screens.ts';

export const depoCompasses = {
  name: 'depoCompasses',
  icon: KindIcon,
  list: PublicationList,
  create: <PublicationCreate />,
  edit: <PublicationEdit />,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
