import KindIcon from '@mui/icons-material/VideocamOutlined';
import type { ResourceProps } from 'ra-core';
import { titleOf } from '../../components/titleOf.ts';
import { blankVideo } from '../../dataProvider/endpoints.ts';
import { MediaCreate, MediaEdit, MediaList } from './screens.ts';

export const videos = {
  name: 'videos',
  icon: KindIcon,
  list: MediaList,
  create: <MediaCreate urlField="urlVideo" blank={blankVideo} />,
  edit: <MediaEdit urlField="urlVideo" />,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
