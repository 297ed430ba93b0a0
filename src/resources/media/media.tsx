import AudioIcon from '@mui/icons-material/AudiotrackOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import type { ComponentType } from 'react';
import { screen } from '../../components/screen.tsx';

const form = () => import('./MediaForm.tsx');
const MediaList = screen(() => import('./MediaList.tsx'), 'MediaList');
const MediaCreate = screen(form, 'MediaCreate');
const MediaEdit = screen(form, 'MediaEdit');

/** @param urlField - the field of an entry that holds its link */
const mediaOf = (icon: ComponentType, urlField: string) => ({
  icon,
  list: MediaList,
  create: <MediaCreate urlField={urlField} />,
  edit: <MediaEdit urlField={urlField} />,
});

export const media = {
  videos: mediaOf(VideoIcon, 'urlVideo'),
  audios: mediaOf(AudioIcon, 'urlAudio'),
};
