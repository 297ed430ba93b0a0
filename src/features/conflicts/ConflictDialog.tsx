import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { BackCloses } from '../../components/BackCloses.tsx';
import { wideDialogSx } from '../../components/media.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { useReadOf } from '../../components/useRead.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import type { FieldValue } from '../../diff/useFieldValue.ts';
import { session } from '../../session.ts';
import { DisputedField, type Side } from './DisputedField.tsx';
import type { MergeResult } from './mergeResult.ts';
import type { Subject } from './texts.ts';

interface ConflictDialogProps {
  open: boolean;
  subject: Subject;
  /** Names the fields and formats their values. */
  labelOf: (place: FieldPath) => string;
  formatValue: (record: Partial<RaRecord>, place: FieldPath) => FieldValue;
  /** A sentence that tells who saved it and when. */
  author?: string;
  /** The remark with which the record was sent back meanwhile, '' where it is settled. */
  remark?: string;
  result: MergeResult;
  /** @param own - the fields for which the user keeps the own value */
  onApply: (own: readonly FieldPath[]) => void;
  onSave: (own: readonly FieldPath[]) => void;
  onClose: () => void;
}

/** The most changes shown: a list may have thousands of changed rows. */
const MOST_LISTED = 20;

/** The changes of two people to one record: the user chooses between values that both have changed; other changes are only listed. */
export const ConflictDialog = ({ subject, labelOf, formatValue, result, ...props }: ConflictDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isRefused, setIsRefused] = useState(false);
  const { merge, isApproved } = result;
  const { mine, theirs, opened } = result.versions;
  const isFundRow = useResourceContext() === 'guaranteeFund';
  const enabled = isApproved && session.hasFeature('review');
  const { data: rules, isFetching } = useReadOf('reviewRules', reviewCalls.rules, { enabled });
  const isMissing = ({ path }: FieldPath) => choices[path] === undefined;

  /** Continues with the choices, or focuses the first missing one. */
  const decided = (goOn: (own: readonly FieldPath[]) => void) => () => {
    const missing = merge.conflicting.findIndex(isMissing);
    if (missing < 0)
      return goOn([...merge.mine, ...merge.conflicting.filter(({ path }) => choices[path] === 'mine')]);
    setIsRefused(true);
    content.current?.querySelectorAll('fieldset')[missing]?.querySelector<HTMLElement>('input')?.focus();
  };

  const listed = (key: 'mine' | 'theirs') =>
    merge[key].length > 0 && (
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: 14.5 }}>
          {translate(key === 'mine' ? 'conflict.kept' : 'conflict.taken')}
        </Typography>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: 14.5 }}>
          {merge[key].slice(0, MOST_LISTED).map((place) => (
            <li key={place.path}>{labelOf(place)}</li>
          ))}
          {merge[key].length > MOST_LISTED && (
            <li>{translate('differences.andMore', { count: merge[key].length - MOST_LISTED })}</li>
          )}
        </Box>
      </Box>
    );

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      // the button that restored a draft is gone
      ref={passFocusToScreen}
      sx={wideDialogSx}
    >
      <BackCloses onClose={props.onClose} />
      <DialogTitle id={id} sx={{ paddingBottom: props.author ? 0 : 1.5 }}>
        {translate(`conflict.${subject}.title`)}
      </DialogTitle>
      {props.author && (
        <Typography sx={{ paddingInline: 3, paddingBottom: 1.5, color: 'text.secondary' }}>
          {props.author}
        </Typography>
      )}
      <DialogContent ref={content} dividers sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {props.remark !== undefined && (
          <Alert severity="warning" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {translate(props.remark ? 'conflict.returned' : 'conflict.returnedOnce', {
              remark: props.remark,
            })}
            {isFundRow && `\n\n${translate('conflict.returnedRow', { currency: theirs.currency })}`}
          </Alert>
        )}
        {/* the rules may have been switched since they were read for the form */}
        {isApproved && !isFetching && (
          <Alert severity="warning">
            {translate(rules?.edits.isOn ? 'conflict.approvedWaits' : 'conflict.approved')}
          </Alert>
        )}
        {result.isTakenDown && <Alert severity="warning">{translate('conflict.takenDown')}</Alert>}
        {merge.conflicting.length > 0 && (
          <Box
            component="section"
            aria-labelledby={`${id}disputed`}
            sx={{ display: 'grid', gap: 3, minWidth: 0 }}
          >
            <Typography id={`${id}disputed`} component="h3" variant="h2">
              {translate('conflict.disputed')}
            </Typography>
            {merge.conflicting.map((place) => (
              <DisputedField
                key={place.path}
                place={place}
                label={labelOf(place)}
                mine={formatValue(mine, place)}
                theirs={formatValue(theirs, place)}
                opened={opened && formatValue(opened, place)}
                openedLabel={translate(`conflict.${subject}.opened`)}
                choice={choices[place.path]}
                isMissing={isRefused && isMissing(place)}
                onChoose={(side) => setChoices((before) => ({ ...before, [place.path]: side }))}
              />
            ))}
          </Box>
        )}
        {(merge.theirs.length > 0 || merge.mine.length > 0) && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            {listed('mine')}
            {listed('theirs')}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={props.onClose} sx={{ marginInlineEnd: { sm: 'auto' } }}>
          {translate(`conflict.${subject}.close`)}
        </Button>
        <Button variant="outlined" onClick={decided(props.onApply)}>
          {translate(`conflict.${subject}.apply`)}
        </Button>
        <Button variant="contained" onClick={decided(props.onSave)}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
