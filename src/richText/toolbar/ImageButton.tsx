import Image from '@mui/icons-material/ImageOutlined';
import { Button } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RichTextWord } from '../../i18n/richText.ts';
import { isImageAddress } from '../../wire/htmlRules.ts';
import { IMAGE_TYPES, readImageFile } from '../imageFiles.ts';
import {
  AddressText,
  PopoverButton,
  PopoverForm,
  PopoverText,
  useIsActive,
  useToolbarEditor,
} from './ToolbarButton.tsx';

/** Replaces react-admin's button, which only accepts an address: here also files, descriptions and widths. */
export const ImageButton = () => (
  <PopoverButton
    label={useTranslate()('ra.tiptap.image')}
    selected={useIsActive('image')}
    icon={<Image fontSize="inherit" />}
  >
    {(close) => <ImageForm close={close} />}
  </PopoverButton>
);

const isInline = (src: string) => src.startsWith('data:');

const ImageForm = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
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
    // an empty description marks a decorative picture
    const isDescribed = alt !== (image.alt ?? '');
    const attrs = { src: address, alt: isDescribed ? alt : (image.alt ?? null), ...size };
    const chain = editor.chain().focus();
    (isNew ? chain.insertContent({ type: 'image', attrs }) : chain.updateAttributes('image', attrs)).run();
  };

  return (
    <PopoverForm
      submitLabel={translate(`ra.tiptap.${isNew ? 'insert' : 'apply'}`)}
      onSubmit={apply}
      actions={
        <Button component="label" variant="outlined">
          {translate('ra.tiptap.image_file')}
          <input
            type="file"
            aria-label={translate('ra.tiptap.image_file')}
            accept={IMAGE_TYPES.join(',')}
            hidden
            onChange={chooseFile}
          />
        </Button>
      }
    >
      <AddressText
        label={translate('ra.tiptap.image_dialog')}
        value={isInline(src) ? '' : src}
        placeholder={
          isInline(src) ? `${translate('ra.tiptap.image_file_chosen')} ${fileName}`.trim() : undefined
        }
        error={problem !== undefined}
        helperText={problem && translate(`ra.tiptap.${problem}`)}
        slotProps={{ inputLabel: { shrink: isInline(src) || undefined } }}
        onChange={setSrc}
      />
      <PopoverText label={translate('ra.tiptap.image_alt')} value={alt} onChange={setAlt} />
      <PopoverText
        label={translate('ra.tiptap.image_width')}
        value={width}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={(typed) => setWidth(typed.replaceAll(/[^\d%]/g, ''))}
      />
    </PopoverForm>
  );
};
