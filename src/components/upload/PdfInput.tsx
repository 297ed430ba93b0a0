import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useInput, useTranslate, useWrappedSource } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire, StoredFileWire } from '../../wire/wire.ts';
import { useDepository } from '../act/useDepository.ts';
import { fileSize } from '../fileSize.ts';
import { useFormWork } from '../form/formWork.ts';
import { FilePicker } from './FilePicker.tsx';
import { OpenPdfButton } from './OpenPdfButton.tsx';
import { type ChosenPdf, pdfKey } from './pdfKey.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload } from './useUpload.ts';

/** The file itself when it was chosen in this window; of one that only a draft names, name and size. */
const useChosenFile = (id: FileIdWire) =>
  useQuery<ChosenPdf>({ queryKey: pdfKey(id), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;

/** The PDF of one entry: name, size, «Открыть», replace and «Сбросить файл». */
export const PdfInput = () => {
  const translate = useTranslate();
  const depository = useDepository();
  const queryClient = useQueryClient();
  const { isLocked, files } = useFormWork();
  const {
    field,
    fieldState: { error },
  } = useInput({ source: 'pdfId', parse: (value) => value });
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useUpload({
    source: 'pdfId',
    send: depository.uploadPdf,
    onDone: (id, file) => {
      queryClient.setQueryData(pdfKey(id), file);
      files.arrived(field.name, id);
      field.onChange(id);
    },
  });

  const handleReset = () => {
    if (isLocked) return;
    // the button goes with the file
    chooser.current?.focus();
    files.forget(field.name);
    field.onChange(null);
  };

  const isThere = isFileId(field.value);
  return (
    <FilePicker
      label={translate('pdf.label')}
      choose={translate(isThere ? 'pdf.replace' : 'pdf.choose')}
      hint={isThere ? undefined : translate('pdf.hint')}
      accept="application/pdf,.pdf"
      filled={isThere}
      error={upload.error ? '' : error?.message}
      inputRef={(input) => {
        chooser.current = input;
        field.ref(input);
      }}
      onPick={upload.start}
    >
      {isThere && (
        <PdfChip id={field.value}>
          <Button size="small" color="error" onClick={handleReset} disabled={upload.isPending}>
            {translate('pdf.reset')}
          </Button>
        </PdfChip>
      )}
      <UploadStatus upload={upload} chooser={chooser} />
    </FilePicker>
  );
};

interface PdfChipProps {
  id: FileIdWire;
  children: ReactNode;
}

/** What is known of the file, «Открыть», and what else can be done with it. */
const PdfChip = ({ id, children }: PdfChipProps) => {
  const translate = useTranslate();
  const chosen = useChosenFile(id);
  const { isDirty } = useFormContext().getFieldState(useWrappedSource('pdfId'), useFormState());
  const stored: StoredFileWire | null | undefined = useWatch({ name: useWrappedSource('pdfFile') });
  const known = isDirty ? undefined : stored;
  const name = chosen?.name ?? known?.name;
  const sizeBytes = chosen?.size ?? known?.sizeBytes;
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
