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
  /** Renders the present file and what else can be done with it. */
  children: (id: FileIdWire) => ReactNode;
}

const partsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  rowGap: 0.5,
  borderRadius: 1,
  // the frame comes and goes without moving anything
  margin: '-9px',
  padding: '8px',
  border: '1px solid transparent',
  '& > :not(.MuiButton-root)': { flex: '0 0 100%' },
  '& > .name': { margin: 0, typography: 'h3' },
  '& > .MuiButton-root': { minHeight: 28, marginInlineStart: -1, marginInlineEnd: 1 },
  '& > :has(> input:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
  '& > img.thumbnail': {
    flex: 'none',
    width: 128,
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 1,
    // the buttons begin below it
    marginInlineEnd: 'calc(100% - 128px)',
  },
  '& > .absent': { margin: 0, typography: 'body2' },
  '& > .file': { display: 'flex', gap: 1, alignItems: 'center' },
  '& > .file > p': { margin: 0, minWidth: 0, typography: 'body2' },
  '& > .file .tabular': { color: 'text.secondary' },
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
  // an uploaded file has a green border (part 2, §4)
  const uploaded = isFilled && status === 'sent' ? 'success.main' : undefined;
  const frame = isOver ? 'primary.main' : error ? 'error.main' : uploaded;

  return (
    <Box
      role="group"
      aria-labelledby={`${id}label`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
      sx={{ ...partsSx, ...(frame && { borderColor: frame, borderStyle: isOver ? 'dashed' : 'solid' }) }}
    >
      <p className="name" id={`${id}label`}>
        {label}
      </p>
      {isFilled && children(file)}
      <TakeFromRussian source={source} chooser={chooser} />
      {/* biome-ignore lint/a11y/useValidAriaRole: no button, because the input inside has the focus and the name */}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        size="small"
        startIcon={!isFilled && <UploadIcon />}
        sx={{ cursor: isLocked ? 'default' : undefined }}
      >
        {choose}
        <input
          type="file"
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
      </Button>
      {isFilled && (
        <Button size="small" onClick={handleRemove} disabled={status === 'sending'}>
          {translate(`${texts}.remove`)}
        </Button>
      )}
      <UploadStatus source={field.name} chooser={chooser} />
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
  const isLocked = useIsFormLocked();
  if (!upload || upload.status === 'sent') return null;
  const { name, file, status, progress, error } = upload;
  const handle = (action: () => void) => () => {
    if (isLocked) return;
    chooser.current?.focus();
    action();
  };
  if (status === 'failed')
    return (
      <Alert
        severity="error"
        variant="outlined"
        onClose={handle(() => uploads.cancel(source))}
        closeText={translate('ra.action.close')}
      >
        {translate('upload.failed', { name })} {error?.message}
        <Button
          size="small"
          color="inherit"
          onClick={handle(() => file && uploads.start(source, file))}
          aria-disabled={isLocked || undefined}
          aria-label={translate('list.retryAction', { action: name })}
          sx={{ display: 'block', marginTop: 0.5, marginInlineStart: -0.75 }}
        >
          {translate('list.retry')}
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
