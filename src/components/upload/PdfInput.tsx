import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type ChosenPdf, pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { fileSize } from '../../wire/fileSize.ts';
import type { FileIdWire, StoredFileWire } from '../../wire/wire.ts';
import { FilePicker } from './FilePicker.tsx';
import { OpenPdfButton } from './OpenPdfButton.tsx';

export const PdfInput = () => (
  <FilePicker source="pdfId" texts="pdf" accept="application/pdf,.pdf">
    {(id) => <PdfChip id={id} />}
  </FilePicker>
);

/** The chosen file; a draft restores its name and size only. */
const useChosenFile = (id: FileIdWire) =>
  useQuery<ChosenPdf>({ queryKey: pdfKey(id), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;

const PdfChip = ({ id }: { id: FileIdWire }) => {
  const translate = useTranslate();
  const chosen = useChosenFile(id);
  const { isDirty } = useFormContext().getFieldState(useWrappedSource('pdfId'), useFormState());
  const stored: StoredFileWire | null | undefined = useWatch({ name: useWrappedSource('pdfFile') });
  const described = isDirty ? undefined : stored;
  const name = chosen?.name ?? textOf(described?.name);
  const sizeBytes = chosen?.size ?? described?.sizeBytes;
  return (
    <>
      <div className="file">
        <PdfIcon style={{ color: 'var(--mui-palette-text-secondary)' }} />
        <p>
          {name || translate('pdf.stored')}
          {sizeBytes !== undefined && <span className="tabular"> · {fileSize(sizeBytes)}</span>}
        </p>
      </div>
      {name && <OpenPdfButton id={id} file={chosen instanceof File ? chosen : undefined} name={name} />}
    </>
  );
};
