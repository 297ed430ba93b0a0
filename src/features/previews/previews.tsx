import './texts.ts';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';

const PreviewPanel = screen(() => import('./PreviewPanel.tsx'), 'PreviewPanel');

export const previews: Feature = {
  name: 'previews',
  offeredAs: 'previews',
  appliesTo: isPublishable,
  formTools: [
    {
      name: 'previews',
      label: 'desk.previews.label',
      title: 'desk.previews.title',
      icon: <LinkIcon />,
      panel: PreviewPanel,
    },
  ],
};
