import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { type ChangeEvent, useState } from 'react';
import type { RichTextWord } from '../../i18n/richText.ts';
import { isImageAddress } from '../addresses.ts';
import { IMAGE_TYPES, readImageFile } from '../imageFiles.ts';
import { useWords } from '../useWords.ts';
import { PopoverForm } from './PopoverForm.tsx';

const isInline = (src: string) => src.startsWith('data:');

export const ImageForm = ({ editor, close }: { editor: Editor; close: () => void }) => {
  const word = useWords();
  const [image] = useState(() => editor.getAttributes('image'));
  const [src, setSrc] = useState<string>(image.src ?? '');
  const [fileName, setFileName] = useState('');
  const [alt, setAlt] = useState<string>(image.alt ?? '');
  const [width, setWidth] = useState<string>(image.width ?? '');
  const [problem, setProblem] = useState<RichTextWord>();
  const isNew = typeof image.src !== 'string';

  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readImageFile(file);
    target.value = '';
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    setSrc(read.src);
    setFileName(file.name);
  };

  const apply = () => {
    const address = src.trim();
    if (!address || !isImageAddress(address)) {
      setProblem('image_invalid');
      return;
    }
    close();
    const isResized = width !== (image.width ?? '');
    const size = isResized ? { width: width || null, height: null } : {};
    // an emptied description says that the picture is an ornament
    const isDescribed = alt !== (image.alt ?? '');
    const attrs = { src: address, alt: isDescribed ? alt : (image.alt ?? null), ...size };
    const chain = editor.chain().focus();
    (isNew ? chain.insertContent({ type: 'image', attrs }) : chain.updateAttributes('image', attrs)).run();
  };

  return (
    <PopoverForm
      submitLabel={word(isNew ? 'insert' : 'apply')}
      onSubmit={apply}
      actions={
        <Button component="label" variant="outlined">
          {word('image_file')}
          <input
            type="file"
            aria-label={word('image_file')}
            accept={IMAGE_TYPES.join(',')}
            hidden
            onChange={chooseFile}
          />
        </Button>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={word('image_dialog')}
        value={isInline(src) ? '' : src}
        placeholder={isInline(src) ? `${word('image_file_chosen')} ${fileName}`.trim() : undefined}
        error={problem !== undefined}
        helperText={problem && word(problem)}
        slotProps={{
          htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false },
          inputLabel: { shrink: isInline(src) || undefined },
        }}
        onChange={({ target }) => setSrc(target.value)}
      />
      <TextField
        fullWidth
        label={word('image_alt')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextField
        fullWidth
        label={word('image_width')}
        value={width}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => setWidth(target.value.replaceAll(/[^\d%]/g, ''))}
      />
    </PopoverForm>
  );
};
