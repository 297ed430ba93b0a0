import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type RaRecord,
  useEvent,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Confirm } from '../../components/Confirm.tsx';
import {
  type Editing,
  SaveHandled,
  type SaveParams,
  useEditing,
  useSaveMiddleware,
} from '../../components/form/formState.ts';
import { Notice } from '../../components/Notice.tsx';
import { useUploads } from '../../components/upload/uploads.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { Conflict, goBy } from '../../dataProvider/conflict.ts';
import { changedFields, type FieldPath, isSameValue } from '../../dataProvider/fieldPaths.ts';
import { FUND_LISTS } from '../../dataProvider/fundRows.ts';
import { russianMoment } from '../../dates.ts';
import { asNewRecord, formPatch, mergedRecord } from '../../diff/merge.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type MergeResult, mergeResult } from './mergeResult.ts';
import { goneTexts, type Subject } from './texts.ts';

type Change = Pick<SaveParams, 'data' | 'previousData'>;

interface OpenConflict {
  conflict: Conflict;
  /** Undefined when the record was deleted. */
  result?: MergeResult;
  state: 'asking' | 'dismissed' | 'applied';
  /** Changes with every question, which starts without choices. */
  round: number;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Resolves a conflict with another user's save. Changes of one side are merged and saved at once. The user decides about fields that both
 * have changed, and when the item was approved or deleted meanwhile. Closing the dialog leaves everything in the form.
 */
export const ConflictNotice = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const subject: Subject = resource === FUND_LISTS ? 'list' : 'record';
  const labelOf = useFieldLabel(resource);
  const formatValue = useFieldValue(resource);
  const editing = useEditing();
  const uploads = useUploads();
  const { getValues, setValue } = useFormContext();
  const [open, setOpen] = useState<OpenConflict>();
  /** Continues the save that waits for the answer; without values it ends the save. */
  const answer = useRef<(change?: Change) => void>(undefined);
  /** The user has chosen to create the deleted record anew. */
  const wantsNew = useRef(false);
  /** Shown after the save. */
  const note = useRef('');
  const element = useRef<HTMLDivElement>(null);

  const compare = ({ stored, details: { remark, changedAct, isAfterOwnSave, ...site } }: Conflict) => {
    const isOfReturned = changedAct === 'return' && Number(stored?.version) - 1 === editing.opened?.version;
    // otherwise the stored state lacks the edit that was sent back, though nobody has decided that
    const isReturned = remark !== undefined && !isOfReturned;
    const isChanged = !editing.opened || changedFields(editing.opened, stored ?? {}).length > 0;
    // the stored record contains the user's own former values, or may contain them after a save without an answer
    const isUndecided = isChanged && (isReturned || isAfterOwnSave || editing.isUnanswered);
    return stored && mergeResult(resource, editing.opened, getValues(), stored, { isUndecided, ...site });
  };

  /** Fills the form, which then edits the stored record or a new one. */
  const rebase = (data: RaRecord, stored?: RaRecord): Change => {
    for (const { path, value, isWritten } of formPatch(getValues(), data)) {
      if (uploads.all().get(path)?.status === 'sent' && !isSameValue(getValues(path), value))
        uploads.forget(path);
      setValue(path, value, { shouldDirty: isWritten });
    }
    editing.opened = stored;
    // under the former key the depository would answer with what it stored before the conflict
    editing.setSaveKey(newKey());
    return { data, previousData: stored };
  };

  const applyMerge = ({ versions, merge }: MergeResult, own: readonly FieldPath[]) => {
    const fields = merge.theirs.map((path) => labelOf(path, versions.theirs, versions.mine)).join(', ');
    note.current = fields && translate('conflict.takenToast', { fields });
    return rebase(mergedRecord(versions, own), versions.theirs);
  };

  /** Applies an answer to the form as it is by now: a file or a row that was added since the question stays. */
  const applyAnswer = ({ conflict, result }: Required<OpenConflict>, own: readonly FieldPath[]) => {
    const now = compare(conflict) ?? result;
    const asked = [...result.merge.mine, ...result.merge.conflicting].map(({ path }) => path);
    const added = [...now.merge.mine, ...now.merge.conflicting].filter(({ path }) => !asked.includes(path));
    return applyMerge(now, [...own, ...added]);
  };

  /** @returns the values to save; undefined when the user has to be asked */
  const resolve = (conflict: Conflict): Change | undefined => {
    const result = compare(conflict);
    const isAnswered = wantsNew.current;
    wantsNew.current = false;
    if (!result && isAnswered) return rebase(asNewRecord(resource, getValues()));
    const isReturned = conflict.details.remark !== undefined;
    // the remark is shown above the form too
    if (isReturned) void queryClient.invalidateQueries({ queryKey: ['review'] });
    else if (result?.canAutoMerge) return applyMerge(result, result.merge.mine);
    setOpen((before) => ({ conflict, result, state: 'asking', round: (before?.round ?? 0) + 1 }));
  };

  const merge: Editing['merge'] = useEvent((stored, site) => void resolve(new Conflict(stored, site)));
  useEffect(() => {
    editing.merge = merge;
  }, [editing, merge]);

  useSaveMiddleware(async (kind, params, next) => {
    const decide = async (conflict: Conflict): Promise<Change> => {
      const merged = resolve(conflict);
      if (merged?.previousData) goBy(merged.previousData);
      if (merged) return merged;
      const change = await new Promise<Change | undefined>((answered) => {
        answer.current = answered;
      });
      answer.current = undefined;
      if (!change) throw new SaveHandled(conflict.message);
      return change;
    };
    const save = async (given: SaveParams): ReturnType<typeof next> => {
      try {
        return await next(kind, given);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        const change = await decide(error);
        await editing.check();
        return save({ ...given, ...change, meta: editing.saveMeta() });
      }
    };
    const saved = await save(params);
    const text = note.current;
    // after the success message
    if (text)
      setTimeout(() => notify(text, { type: 'info', autoHideDuration: 8000, messageArgs: { _: text } }));
    return saved;
  });

  if (!open) return <Box ref={element} />;
  const { conflict, result, state } = open;

  const finish = (next: OpenConflict | undefined, change?: Change) => {
    setOpen(next);
    if (answer.current) answer.current(change);
    else if (change) element.current?.closest('form')?.requestSubmit();
  };
  const handleCreate = () => {
    wantsNew.current = true;
    // somebody may have restored the record meanwhile, so the save is tried once more before a new record is made
    finish(undefined, { data: getValues(), previousData: editing.opened });
  };
  const handleDiscard = () => {
    editing.draft?.drop();
    editing.enter('leaving');
    redirect('list', resource);
    answer.current?.();
  };
  const handleClose = () => finish({ ...open, state: 'dismissed' });
  const gone = goneTexts(editing.opened);
  const { changedBy, changedAt } = conflict.details;
  const author =
    changedBy && changedAt
      ? translate('conflict.changedBy', { who: changedBy, when: russianMoment(changedAt) })
      : undefined;

  const notice: Record<OpenConflict['state'], ReactNode> = {
    asking: null,
    dismissed: (
      <Notice
        severity="warning"
        title={translate(result ? `conflict.${subject}.notSaved` : `${gone}.title`)}
        text={[author, translate(`conflict.${subject}.typedIsKept`)].filter(Boolean).join(' ')}
        action={
          result
            ? {
                label: translate('conflict.compare'),
                onClick: async () => {
                  await uploads.arrive();
                  setOpen({ ...open, result: compare(conflict), state: 'asking', round: open.round + 1 });
                },
              }
            : { label: translate('conflict.createAnew'), onClick: handleCreate }
        }
      />
    ),
    applied: (
      <Notice
        severity="info"
        title={translate(`conflict.${subject}.applied`)}
        text={translate(`conflict.${subject}.appliedText`)}
      />
    ),
  };

  return (
    <Box ref={element} sx={{ '&:not(:empty)': { marginBottom: 2.5 } }}>
      {notice[state] && <div ref={scrollTo}>{notice[state]}</div>}
      {result ? (
        <ConflictDialog
          key={open.round}
          open={state === 'asking'}
          subject={subject}
          labelOf={(path) => labelOf(path, result.versions.mine, result.versions.theirs)}
          formatValue={formatValue}
          author={author}
          remark={conflict.details.remark}
          result={result}
          onClose={handleClose}
          onApply={(own) => {
            applyAnswer({ ...open, result }, own);
            finish({ ...open, state: 'applied' });
          }}
          onSave={(own) => finish(undefined, applyAnswer({ ...open, result }, own))}
        />
      ) : (
        <Confirm
          isOpen={state === 'asking'}
          confirmColor="primary"
          title={translate(`${gone}.title`)}
          content={translate(`${gone}.text`)}
          confirm={translate('conflict.createAnew')}
          cancel={translate('conflict.record.close')}
          other={{ label: translate('conflict.removeDraft'), onClick: handleDiscard }}
          onConfirm={handleCreate}
          onClose={handleClose}
        />
      )}
    </Box>
  );
};
