import AudioIcon from '@mui/icons-material/AudiotrackOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./MediaForm.tsx');
const MediaCreate = screen(form, 'MediaCreate');
const MediaEdit = screen(form, 'MediaEdit');

const media = {
  list: screen(() => import('./MediaList.tsx'), 'MediaList'),
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
