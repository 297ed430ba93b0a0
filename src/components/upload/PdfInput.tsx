import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useInput, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FileIdWire, StoredFileWire } from '../../dataProvider/wire.ts';
import { FilePicker } from './FilePicker.tsx';
import { fileSize } from './fileSize.ts';
import { OpenPdfButton } from './OpenPdfButton.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload } from './useUpload.ts';

interface PdfInputProps {
  /** The field that holds the file's id; what is known of the file stands beside it (`pdfId`, `pdfFile`). */
  source?: string;
}

/** The field with a stored file's name and size: `pdfFile` of `pdfId`, `templateFile` of `templateFileId`. */
const fileSourceOf = (source: string) => source.replace(/(File)?Id$/, 'File');

/** The PDF of one entry: name, size, «Открыть», replace and «Сбросить файл». */
export const PdfInput = ({ source = 'pdfId' }: PdfInputProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const {
    field,
    fieldState: { isDirty },
  } = useInput({ source, parse: (value) => value });
  const { field: stored } = useInput({ source: fileSourceOf(source), parse: (value) => value });
  const [uploaded, setUploaded] = useState<{ id: FileIdWire; file: File }>();
  const upload = useUpload({
    send: dataProvider.uploadPdf,
    onDone: (id, file) => {
      setUploaded({ id, file });
      field.onChange(id);
    },
  });

  const isThere = field.value !== null && field.value !== undefined && field.value !== '';
  const local = uploaded?.id === field.value ? uploaded?.file : undefined;
  const known: StoredFileWire | null | undefined = isDirty ? undefined : stored.value;
  const name = local?.name ?? known?.name;
  const size = local?.size ?? known?.sizeBytes;

  return (
    <FilePicker
      label={translate('pdf.label')}
      choose={translate(isThere ? 'pdf.replace' : 'pdf.choose')}
      hint={isThere ? undefined : translate('pdf.hint')}
      accept="application/pdf,.pdf"
      filled={isThere}
      disabled={upload.isPending}
      onPick={upload.start}
    >
      {isThere && (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <PdfIcon aria-hidden sx={{ color: 'text.secondary' }} />
            <Typography variant="body2" sx={{ minWidth: 0 }}>
              {name ?? translate('pdf.stored')}
              {size !== undefined && (
                <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
                  {' '}
                  · {fileSize(size)}
                </Box>
              )}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {name && <OpenPdfButton id={field.value} file={local} name={name} />}
            <Button
              size="small"
              color="error"
              onClick={() => field.onChange(null)}
              disabled={upload.isPending}
            >
              {translate('pdf.reset')}
            </Button>
          </Box>
        </>
      )}
      <UploadStatus upload={upload} />
    </FilePicker>
  );
};
