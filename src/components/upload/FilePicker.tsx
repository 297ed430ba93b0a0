import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, FormHelperText } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { useIsFormLocked } from '../form/formState.ts';

interface FilePickerProps {
  /** The input's accessible name. */
  label: string;
  /** What the visible button says. */
  choose: string;
  hint?: string;
  accept: string;
  /** Green border: a file is there (part 2, §4). */
  filled: boolean;
  /** What is wrong with the file; '' when `children` say so. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (file: File) => void;
  /** Shown inside the frame: what is there already. */
  children?: ReactNode;
}

/** What lies in the frame, as plain elements: languages side by side have six of them. */
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

/** A framed place for one file: choose it, drop it, or paste it. */
export const FilePicker = ({
  label,
  choose,
  hint,
  accept,
  filled,
  error,
  inputRef,
  onPick,
  children,
}: FilePickerProps) => {
  const id = useId();
  const isLocked = useIsFormLocked();
  const [isOver, setIsOver] = useState(false);

  const pick = (file?: File) => {
    if (file && !isLocked) onPick(file);
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
    const file = event.clipboardData.files[0];
    if (!file) return;
    event.preventDefault();
    pick(file);
  };
  const frame = error !== undefined ? 'error.main' : filled ? 'success.main' : 'divider';

  return (
    <Box
      role="group"
      className="file-picker"
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
        padding: 2,
        bgcolor: isOver ? 'action.selected' : 'background.paper',
        border: filled && !isOver ? 1 : '1px dashed',
        borderColor: isOver ? 'primary.main' : frame,
        borderRadius: 1,
      }}
    >
      <p className="name" id={`${id}label`}>
        {label}
      </p>
      {children}
      <div className="chooser">
        <input
          type="file"
          id={id}
          accept={accept}
          ref={inputRef}
          aria-disabled={isLocked}
          aria-invalid={error !== undefined}
          onClick={(event) => isLocked && event.preventDefault()}
          onChange={handleChange}
          aria-label={`${label}: ${choose}`}
          aria-describedby={hint || error ? `${id}hint` : undefined}
          style={visuallyHidden}
        />
        <label htmlFor={id} style={{ cursor: isLocked ? 'default' : 'pointer' }}>
          <UploadIcon fontSize="small" aria-hidden />
          {choose}
        </label>
      </div>
      {(error ?? hint) && (
        <FormHelperText error={error !== undefined} id={`${id}hint`} sx={{ margin: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
};
