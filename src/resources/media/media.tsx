import AudioIcon from '@mui/icons-material/AudiotrackOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { MediaCreate, MediaEdit } from './MediaForm.tsx';
import { MediaList } from './MediaList.tsx';

const media = {
  list: MediaList,
  recordRepresentation: titleOf,
};

export const videos = {
  ...media,
  name: 'videos',
  icon: VideoIcon,
  create: <MediaCreate urlField="urlVideo" />,
  edit: <MediaEdit urlField="urlVideo" />,
} satisfies ResourceProps;

export const audios = {
  ...media,
  name: 'audios',
  icon: AudioIcon,
  create: <MediaCreate urlField="urlAudio" />,
  edit: <MediaEdit urlField="urlAudio" />,
} satisfies ResourceProps;
