import ScheduleIcon from '@mui/icons-material/EventOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { publishableNames } from '../../kinds.ts';
import { CommentsIcon } from '../comments/CommentsIcon.tsx';

const CommentsPanel = lazyScreen<'CommentsPanel', FormToolProps>(
  () => import('../comments/CommentsPanel.tsx'),
  'CommentsPanel',
);

const PreviewPanel = lazyScreen<'PreviewPanel', FormToolProps>(
  () => import('../previews/PreviewPanel.tsx'),
  'PreviewPanel',
);

const SchedulePanel = lazyScreen<'SchedulePanel', FormToolProps>(
  () => import('../schedule/SchedulePanel.tsx'),
  'SchedulePanel',
);

/** Something that our depository adds to the form of an item, in a panel of its own beside it. */
export interface FormTool {
  /** Its texts are `desk.<name>.label` and `desk.<name>.title`. */
  name: string;
  icon: ReactElement;
  /** What sign-in has to name for it. */
  feature: string;
  /** Whether a kind has it. */
  isFor: (resource: string) => boolean;
  /** Mounted while it is open, inside the form: it reads and writes its fields by `useFormContext`. */
  panel: ComponentType<FormToolProps>;
}

export interface FormToolProps {
  resource: string;
  /** The item as it was opened. */
  record: RaRecord;
  onClose: () => void;
}

const isPublishable = (resource: string) => publishableNames.some((name) => name === resource);

/** In the order in which they stand above a form. */
export const formTools: readonly FormTool[] = [
  {
    name: 'comments',
    icon: <CommentsIcon />,
    feature: 'comments',
    isFor: hasRevisions,
    panel: CommentsPanel,
  },
  {
    name: 'schedule',
    icon: <ScheduleIcon />,
    feature: 'schedule',
    isFor: isPublishable,
    panel: SchedulePanel,
  },
  {
    name: 'previews',
    icon: <LinkIcon />,
    feature: 'previews',
    isFor: isPublishable,
    panel: PreviewPanel,
  },
];
