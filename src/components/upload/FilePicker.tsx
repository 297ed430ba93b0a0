import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Alert, Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useInput, useTranslate } from 'react-admin';
import { isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { useIsFormLocked } from '../form/formState.ts';
import { TakeFromRussian } from './TakeFromRussian.tsx';
import { useUpload, useUploads } from './uploads.ts';

interface FilePickerProps {
  source: string;
  texts: 'cover' | 'pdf';
  accept: string;
  /** Renders the present file; `removal` is the button that removes it. */
  children: (id: FileIdWire, removal: ReactNode) => ReactNode;
}

/** Plain elements instead of MUI's, because six of these are on the screen when languages are side by side. */
const partsSx = {
  '& > .name': { margin: 0, typography: 'h3' },
  '& > .chooser': { position: 'relative', justifySelf: 'start' },
  '& > .chooser > input:focus-visible + label': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
  '& > .chooser > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 38,
    paddingInline: 1.75,
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    fontWeight: 600,
    fontSize: 14.5,
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& > img': {
    width: '100%',
    maxHeight: 180,
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 1,
  },
  '& > .file': { display: 'flex', gap: 1, alignItems: 'center' },
  '& > .file > p': { margin: 0, minWidth: 0, typography: 'body2' },
  '& > .file .tabular': { color: 'text.secondary' },
  '& > .acts': { display: 'flex', flexWrap: 'wrap', columnGap: 1, marginInlineStart: -1 },
} as const;

/** A place for one file, which is uploaded as soon as it is chosen, dropped or pasted. */
export const FilePicker = ({ source, texts, accept, children }: FilePickerProps) => {
  const translate = useTranslate();
  const id = useId();
  const isLocked = useIsFormLocked();
  const uploads = useUploads();
  const { field, fieldState } = useInput({ source });
  const status = useUpload(field.name)?.status;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const file: FileIdWire | undefined = isFileId(field.value) ? field.value : undefined;
  const isFilled = file !== undefined;
  // a failed upload shows its own error
  const error = status === 'failed' ? '' : fieldState.error?.message;
  const label = translate(`${texts}.label`);
  const choose = translate(isFilled ? `${texts}.replace` : `${texts}.choose`);
  const hint = error ?? (isFilled ? undefined : translate(`${texts}.hint`));

  const pick = (chosen?: File) => {
    if (chosen && !isLocked) uploads.start(field.name, chosen);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    pick(event.target.files?.[0]);
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files[0]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files;
    if (!pasted) return;
    event.preventDefault();
    pick(pasted);
  };
  const handleRemove = () => {
    if (isLocked) return;
    // the button is removed with the file
    chooser.current?.focus();
    uploads.clear(field.name);
  };
  const frame = error !== undefined ? 'error.main' : isFilled ? 'success.main' : undefined;

  return (
    <Box
      role="group"
      className="file-picker"
      data-is-framed={isOver || frame !== undefined}
      aria-labelledby={`${id}label`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
      sx={{
        ...partsSx,
        display: 'grid',
        gap: 1.25,
        padding: 1.5,
        bgcolor: isOver ? 'action.selected' : 'background.paper',
        border: isFilled && !isOver ? 1 : '1px dashed',
        borderColor: isOver ? 'primary.main' : (frame ?? 'divider'),
        borderRadius: 1,
      }}
    >
      <p className="name" id={`${id}label`}>
        {label}
      </p>
      {isFilled &&
        children(
          file,
          <Button size="small" color="error" onClick={handleRemove} disabled={status === 'sending'}>
            {translate(`${texts}.remove`)}
          </Button>,
        )}
      <TakeFromRussian source={source} chooser={chooser} />
      <UploadStatus source={field.name} chooser={chooser} />
      <div className="chooser">
        <input
          type="file"
          id={id}
          accept={accept}
          ref={(input) => {
            chooser.current = input;
            field.ref(input);
          }}
          aria-disabled={isLocked}
          aria-invalid={error !== undefined}
          onClick={(event) => isLocked && event.preventDefault()}
          onChange={handleChange}
          aria-label={`${label}: ${choose}`}
          aria-describedby={hint ? `${id}hint` : undefined}
          style={visuallyHidden}
        />
        <label htmlFor={id} style={{ cursor: isLocked ? 'default' : 'pointer' }}>
          <UploadIcon fontSize="small" aria-hidden />
          {choose}
        </label>
      </div>
      {hint && (
        <FormHelperText error={error !== undefined} id={`${id}hint`} sx={{ margin: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
};

interface UploadStatusProps {
  source: string;
  /** Gets the focus when the focused button is removed. */
  chooser: RefObject<HTMLElement | null>;
}

/** The progress of an upload, or why it failed, with «Повторить» (DECISIONS 12). */
const UploadStatus = ({ source, chooser }: UploadStatusProps) => {
  const translate = useTranslate();
  const uploads = useUploads();
  const upload = useUpload(source);
  if (!upload || upload.status === 'sent') return null;
  const { name, file, status, progress, error } = upload;
  const handle = (action: () => void) => () => {
    chooser.current?.focus();
    action();
  };
  if (status === 'failed')
    return (
      <Alert severity="error" variant="outlined">
        {translate('upload.failed', { name })} {error?.message}
        <Button
          size="small"
          color="inherit"
          onClick={handle(() => file && uploads.start(source, file))}
          aria-label={translate('list.retryAction', { action: name })}
          sx={{ display: 'block', marginTop: 0.5, marginInlineStart: -0.75 }}
        >
          {translate('upload.retry')}
        </Button>
      </Alert>
    );
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={name}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="caption" role="status">
          {percent < 100 ? translate('upload.progress', { percent }) : translate('upload.processing')}
        </Typography>
        <Button size="small" color="inherit" onClick={handle(() => uploads.cancel(source))}>
          {translate('upload.cancel')}
        </Button>
      </Box>
    </Box>
  );
};
