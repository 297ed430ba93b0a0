import './texts.ts';
import HistoryIcon from '@mui/icons-material/History';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { FUND_LISTS } from '../../dataProvider/guaranteeFund.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { DeletedRevisionsButton, ListRevisionsButton } from './RevisionsButtons.tsx';

const RevisionsPanel = screen(() => import('./RevisionsPanel.tsx'), 'RevisionsPanel');

/** The saved states of a record: read, compared, and restored into its form. */
export const revisions: Feature = {
  name: 'revisions',
  offeredAs: 'revisions',
  appliesTo: hasRevisions,
  trashTools: DeletedRevisionsButton,
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

/** The lists that a currency of the fund has had. */
export const listRevisions: Feature = {
  name: 'listRevisions',
  offeredAs: 'revisions',
  appliesTo: (resource) => resource === FUND_LISTS,
  listTools: ListRevisionsButton,
};
