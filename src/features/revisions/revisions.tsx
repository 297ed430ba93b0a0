import './texts.ts';
import HistoryIcon from '@mui/icons-material/History';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';

const RevisionsPanel = screen(() => import('./RevisionsPanel.tsx'), 'RevisionsPanel');

/** The saved states of a record: read, compared, and restored into its form. */
export const revisions: Feature = {
  name: 'revisions',
  offeredAs: 'revisions',
  appliesTo: hasRevisions,
  formTools: [
    {
      name: 'revisions',
      label: 'revisions.label',
      title: 'revisions.title',
      icon: <HistoryIcon />,
      panel: RevisionsPanel,
    },
  ],
};
