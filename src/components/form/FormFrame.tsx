import Box from '@mui/material/Box';
import { useNavigate, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useKey } from '../keys/useKey.ts';
import { PageHeader } from '../PageHeader.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveFailure } from './SaveFailure.tsx';

interface FormFrameProps {
  submitLabel: string;
  failure: Error | null;
  /** True once leaving loses nothing. */
  isSaved: RefObject<boolean>;
  /** Without it there is no «Сбросить». */
  onReset?: () => void;
  children: ReactNode;
}

/** At least as high as the window, so that the bar stands at its bottom under a short form too. */
const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 'calc(100dvh - 76px)', sm: 'calc(100dvh - 84px)' },
  maxWidth: 1260,
};

/** Title with the back button, the inputs, and the bar with «Сбросить» and the save button. Ctrl+S saves. */
export const FormFrame = ({ submitLabel, failure, isSaved, onReset, children }: FormFrameProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);

  useKey('save', () => frame.current?.closest('form')?.requestSubmit());

  return (
    <Box ref={frame} sx={frameSx}>
      <PageHeader
        title={translate(`resources.${resource}.formTitle`)}
        subtitle={record ? translate('form.editing', { id: record.id }) : undefined}
        onBack={() => navigate(-1)}
      />
      <Box sx={{ paddingBottom: 3 }}>
        {children}
        <SaveFailure failure={failure} />
      </Box>
      <SaveBar submitLabel={submitLabel} onReset={onReset} />
      <LeaveGuard isSaved={isSaved} />
    </Box>
  );
};
