import Box from '@mui/material/Box';
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Conflict } from '../../dataProvider/conflict.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { session } from '../../session.ts';
import { useKey } from '../keys/useKey.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useIsUploading } from '../upload/useUpload.ts';
import { ConflictPanel, preloadConflict } from './ConflictPanel.tsx';
import { DeskTools } from './DeskTools.tsx';
import { FormWorkContext } from './formWork.ts';
import { LeaveWarning } from './LeaveWarning.tsx';
import { type Emptying, SaveBar } from './SaveBar.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { useAsking } from './useAsking.ts';
import { faultsOf, useFieldFaults } from './useFieldFaults.ts';
import { useIsDirty } from './useIsDirty.ts';
import type { Saving } from './useSave.ts';

const FormDraft = lazyScreen<'FormDraft', { saving: Saving }>(
  () => import('../../features/drafts/drafts.lazy.tsx'),
  'FormDraft',
);

interface FormFrameProps {
  submitLabel: string;
  saving: Saving;
  /** Without it there is no «Сбросить». */
  emptying?: Emptying;
  children: ReactNode;
}

/** At least as high as the window, so that the bar stands at its bottom under a short form too. */
const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  // less the top bar and the space around the screen
  minHeight: { xs: 'calc(100dvh - 93px)', sm: 'calc(100dvh - 109px)' },
  maxWidth: 1260,
  '&:has(.side-by-side)': { maxWidth: 'none' },
  // what gets the focus comes out from behind the bars
  '& :is(input, textarea, [contenteditable], button)': { scrollMarginBlock: '84px' },
};

/** Title with the back button, the inputs, and the bar with «Сбросить» and the save button. Ctrl+S saves. */
export const FormFrame = ({ submitLabel, saving, emptying, children }: FormFrameProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const goBack = useGoBack(createPath({ resource, type: 'list' }));
  const isUploading = useIsUploading();
  const isDirty = useIsDirty() || isUploading;
  const [isAwaited, setIsAwaited] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { isSaving, isWaiting, isLocked, failure, files, exit, setKey } = saving;
  const submit = () => frame.current?.closest('form')?.requestSubmit();
  const { isAsking, onPutOff } = useAsking(failure instanceof Conflict, preloadConflict);
  useKey('save', submit);
  const faults = faultsOf(failure);
  const unplaced = useFieldFaults(faults);
  const work = useMemo(
    () => ({ isLocked, files, faults, exit, setKey }),
    [isLocked, files, faults, exit, setKey],
  );

  return (
    <FormWorkContext value={work}>
      <Box ref={frame} sx={frameSx}>
        <PageHeader
          title={translate(`resources.${resource}.formTitle`)}
          subtitle={record ? translate('form.editing', { id: record.id }) : undefined}
          onBack={goBack}
        >
          <DeskTools record={saving.opened} />
        </PageHeader>
        <Box sx={{ paddingBottom: 3 }}>
          {session.user()?.login && (
            <Suspense fallback={null}>
              <FormDraft saving={saving} />
            </Suspense>
          )}
          {children}
          {failure instanceof Conflict ? (
            <ConflictPanel conflict={failure} saving={saving} onSubmit={submit} onPutOff={onPutOff} />
          ) : (
            <SaveFailure
              failure={failure}
              unplaced={unplaced}
              onSend={submit}
              isRepeatable={record !== undefined}
            />
          )}
        </Box>
        <SaveBar submitLabel={submitLabel} saving={saving} isAwaited={isAwaited} emptying={emptying} />
        <LeaveWarning
          isDirty={isDirty}
          isSaving={isSaving || isWaiting || isAsking}
          exit={exit}
          onWaiting={setIsAwaited}
        />
      </Box>
    </FormWorkContext>
  );
};

/** The inputs of a form without languages, one below the other. */
export const FieldColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>{children}</Box>
);
