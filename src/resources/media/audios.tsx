import KindIcon from '@mui/icons-material/AudiotrackOutlined';
import type { ResourceProps } from 'ra-core';
import { titleOf } from '../../components/titleOf.ts';
import { blankAudio } from '../../dataProvider/endpoints.ts';
import { MediaCreate, MediaEdit, MediaList } from './screens.ts';

export const audios = {
  name: 'audios',
  icon: KindIcon,
  list: MediaList,
  create: <MediaCreate urlField="urlAudio" blank={blankAudio} />,
  edit: <MediaEdit urlField="urlAudio" />,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
