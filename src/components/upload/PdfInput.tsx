import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useInput, useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type ChosenPdf, pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire, StoredFileWire } from '../../wire/wire.ts';
import { fileSize } from '../fileSize.ts';
import { useIsFormLocked } from '../form/formState.ts';
import { FilePicker } from './FilePicker.tsx';
import { OpenPdfButton } from './OpenPdfButton.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload, useUploads } from './uploads.ts';

/** The PDF of one entry: name, size, «Открыть», replace and «Сбросить файл». */
export const PdfInput = ({ source = 'pdfId' }: { source?: string }) => {
  const translate = useTranslate();
  const isLocked = useIsFormLocked();
  const uploads = useUploads();
  const { field, fieldState } = useInput({ source });
  const status = useUpload(field.name)?.status;
  const chooser = useRef<HTMLInputElement>(null);

  const handleReset = () => {
    if (isLocked) return;
    // the button goes with the file
    chooser.current?.focus();
    uploads.clear(field.name);
  };

  const isFilled = isFileId(field.value);
  return (
    <FilePicker
      label={translate('pdf.label')}
      choose={translate(isFilled ? 'pdf.replace' : 'pdf.choose')}
      hint={isFilled ? undefined : translate('pdf.hint')}
      accept="application/pdf,.pdf"
      filled={isFilled}
      error={status === 'failed' ? '' : fieldState.error?.message}
      inputRef={(input) => {
        chooser.current = input;
        field.ref(input);
      }}
      onPick={(file) => uploads.start(field.name, file)}
    >
      {isFilled && (
        <PdfChip id={field.value} source={source}>
          <Button size="small" color="error" onClick={handleReset} disabled={status === 'sending'}>
            {translate('pdf.reset')}
          </Button>
        </PdfChip>
      )}
      <UploadStatus source={field.name} chooser={chooser} />
    </FilePicker>
  );
};

/** The file itself when it was chosen in this window; of one that only a draft names, name and size. */
const useChosenFile = (id: FileIdWire) =>
  useQuery<ChosenPdf>({ queryKey: pdfKey(id), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;

interface PdfChipProps {
  id: FileIdWire;
  source: string;
  children: ReactNode;
}

/** What is known of the file, «Открыть», and what else can be done with it. */
const PdfChip = ({ id, source, children }: PdfChipProps) => {
  const translate = useTranslate();
  const chosen = useChosenFile(id);
  const { isDirty } = useFormContext().getFieldState(useWrappedSource(source), useFormState());
  const stored: StoredFileWire | null | undefined = useWatch({ name: useWrappedSource('pdfFile') });
  const described = isDirty ? undefined : stored;
  const name = chosen?.name ?? described?.name;
  const sizeBytes = chosen?.size ?? described?.sizeBytes;
  return (
    <>
      <div className="file">
        <PdfIcon style={{ color: 'var(--mui-palette-text-secondary)' }} />
        <p>
          {name ?? translate('pdf.stored')}
          {sizeBytes !== undefined && <span className="tabular"> · {fileSize(sizeBytes)}</span>}
        </p>
      </div>
      <div className="acts">
        {name && <OpenPdfButton id={id} file={chosen instanceof File ? chosen : undefined} name={name} />}
        {children}
      </div>
    </>
  );
};
