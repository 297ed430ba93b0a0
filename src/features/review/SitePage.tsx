import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileSize } from '../../components/fileSize.ts';
import { OpenPdfButton } from '../../components/upload/OpenPdfButton.tsx';
import { useCoverPicture } from '../../components/upload/useCoverPicture.ts';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import { type Entry, isFileId, type Publication } from '../../dataProvider/records.ts';
import { russianDay } from '../../dates.ts';
import { RichTextView, sitePage } from '../../richText/view/RichTextView.tsx';
import type { Language } from '../../wire/wire.ts';

const Cover = ({ coverId, coverBase64 }: Pick<Entry, 'coverId' | 'coverBase64'>) => {
  const translate = useTranslate();
  const id = isFileId(coverId) ? coverId : undefined;
  const { address } = useCoverPicture({ coverId: id, enabled: id !== undefined });
  const source = address ?? coverSource(coverBase64);
  if (!source) return null;
  return (
    <Box
      component="img"
      src={source}
      alt={translate('cover.label')}
      sx={{ width: '100%', maxHeight: 420, objectFit: 'cover', borderRadius: 1, marginBlock: '4px 16px' }}
    />
  );
};

const Pdf = ({ pdfId, pdfFile }: Pick<Entry, 'pdfId' | 'pdfFile'>) => {
  const translate = useTranslate();
  if (!isFileId(pdfId)) return null;
  const name = pdfFile?.name ?? translate('pdf.stored');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 2.5 }}>
      <PdfIcon aria-hidden />
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {name}
      </Box>
      {pdfFile && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{fileSize(pdfFile.sizeBytes)}</Box>}
      <OpenPdfButton id={pdfId} name={name} />
    </Box>
  );
};

/** One language of an item as its page on the site: day, title, cover, text, document. */
export const SitePage = ({ record, language }: { record: Publication; language: Language }) => {
  const translate = useTranslate();
  const { title, description, coverId, coverBase64, pdfId, pdfFile } = record.entries[language];
  const isBlank = !title && !description;
  return (
    <Box
      component="article"
      lang={language}
      {...sitePage}
      sx={{ padding: { xs: 2, sm: 3 }, borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      {isBlank ? (
        <Box lang="ru" sx={{ color: 'text.secondary' }}>
          {translate('review.nothingWritten')}
        </Box>
      ) : (
        <>
          <Box className="tabular" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {russianDay(record.posted ?? '')}
          </Box>
          <Box component="h2" sx={{ margin: '4px 0 12px', fontSize: 24, lineHeight: 1.3, fontWeight: 650 }}>
            {title || translate('list.noTitle')}
          </Box>
          <Cover coverId={coverId} coverBase64={coverBase64} />
          <RichTextView html={description} language={language} />
          <Box lang="ru">
            <Pdf pdfId={pdfId} pdfFile={pdfFile} />
          </Box>
        </>
      )}
    </Box>
  );
};
