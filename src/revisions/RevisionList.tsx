import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ActButton } from '../components/act/ActButton.tsx';
import { StateDot } from '../components/StateDot.tsx';
import type { Revision } from '../dataProvider/revisionCalls.ts';
import { russianMoment } from '../dates.ts';
import { useChangedFields } from './changedFields.ts';

interface RevisionListProps {
  resource: string;
  revisions: readonly Revision[];
  more: { isThere: boolean; isReading: boolean; read: () => void };
  onRead: (revision: Revision) => void;
  onCompare: (revision: Revision) => void;
}

const rowSx = {
  display: 'grid',
  gap: 0.5,
  paddingBlock: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** Who has saved what and when, the newest state first. */
export const RevisionList = ({ resource, revisions, more, onRead, onCompare }: RevisionListProps) => {
  const translate = useTranslate();
  const newest = revisions[0]?.version;
  return (
    <>
      <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {revisions.map((revision) => (
          <Box key={revision.version} component="li" sx={rowSx}>
            <Row resource={resource} revision={revision} isNewest={revision.version === newest} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1 }}>
              {(['compare', 'read'] as const).map((act) => (
                <Button
                  key={act}
                  size="small"
                  aria-label={translate('revisions.nameOf', {
                    act: translate(`revisions.${act}`),
                    version: revision.version,
                  })}
                  onClick={() => (act === 'read' ? onRead : onCompare)(revision)}
                >
                  {translate(`revisions.${act}`)}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {more.isThere && (
        <ActButton variant="outlined" isActing={more.isReading} onClick={() => more.read()}>
          {translate('revisions.older')}
        </ActButton>
      )}
    </>
  );
};

const Row = ({
  resource,
  revision: { version, at, by, act, changed },
  isNewest,
}: {
  resource: string;
  revision: Revision;
  isNewest: boolean;
}) => {
  const translate = useTranslate();
  const toldFields = useChangedFields(resource);
  // of a new record everything is new, and what an approval or the trash has changed is said by it
  const what = act === 'update' || act === undefined ? toldFields(changed) : '';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate('revisions.version', { version })}
        </Box>
        <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {at ? `${russianMoment(at)}, ${by}` : translate('revisions.nobody')}
        </Box>
        {act === 'approve' && <StateDot colour="success.main">{translate('revisions.published')}</StateDot>}
        {isNewest && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {translate('revisions.inDepository')}
          </Box>
        )}
      </Box>
      <Box sx={{ fontSize: 14.5 }}>
        {what ? translate('revisions.changed', { what }) : act && translate(`revisions.acts.${act}`)}
      </Box>
    </>
  );
};
