import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { Box, type SxProps, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { type RaRecord, useResourceContext, useStore, useTranslate } from 'react-admin';
import { useKey } from '../../components/keys.ts';
import { OpenPdfButton } from '../../components/upload/OpenPdfButton.tsx';
import { useCoverPicture } from '../../components/upload/useCoverPicture.ts';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { type Entry, isFileId, type Publication } from '../../dataProvider/records.ts';
import { russianDay } from '../../dates.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import { RichTextView, sitePage } from '../../richText/view/RichTextView.tsx';
import { fileSize } from '../../wire/fileSize.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { QUEUE } from './queue.ts';

const WIDTHS = {
  desktop: { width: 860, icon: <DesktopIcon fontSize="small" /> },
  phone: { width: 390, icon: <PhoneIcon fontSize="small" /> },
};
type Width = keyof typeof WIDTHS;

interface ViewTabsProps<Name extends string> {
  /** The tab list's accessible name, the labels by value, and the chosen value. */
  label: string;
  names: readonly Name[];
  textOf: (name: Name) => string;
  value: Name;
  onChange: (name: Name) => void;
  /** Beside the tabs. */
  tools?: ReactNode;
  sx?: SxProps;
  children: ReactNode;
}

const ViewTabs = <Name extends string>({
  label,
  names,
  textOf,
  value,
  onChange,
  tools,
  sx,
  children,
}: ViewTabsProps<Name>) => {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Tabs value={value} onChange={(_event, chosen: Name) => onChange(chosen)} aria-label={label}>
          {names.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}tab-${name}`}
              aria-controls={name === value ? `${id}panel` : undefined}
              label={textOf(name)}
              // all tabs are visible at once on a phone
              sx={{
                minWidth: { xs: 'min-content', sm: 90 },
                paddingInline: { xs: 0.75, sm: 2 },
                fontSize: { xs: 13, sm: 14 },
              }}
            />
          ))}
        </Tabs>
        {tools}
      </Box>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${value}`} sx={sx}>
        {children}
      </Box>
    </Box>
  );
};

interface PreviewProps {
  record: Publication;
  language: Language;
  onChange: (language: Language) => void;
}

/** An item as the site would show it: in each language, on a phone and on a desktop. */
const Preview = ({ record, language, onChange }: PreviewProps) => {
  const translate = useTranslate();
  const [width, setWidth] = useStore<Width>(`${QUEUE}.width`, 'desktop');
  const widthButtons = (
    <ToggleButtonGroup
      exclusive
      value={width}
      onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
      aria-label={translate('review.width')}
      // on a phone the frame is no wider than the screen
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignSelf: 'center' }}
    >
      {Object.entries(WIDTHS).map(([name, { icon }]) => (
        <ToggleButton key={name} value={name} sx={{ gap: 0.75 }}>
          {icon}
          {translate(`review.widths.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <ViewTabs
      label={translate('languages.label')}
      names={LANGUAGES}
      textOf={(name) => translate(`languages.${name}`)}
      value={language}
      onChange={onChange}
      tools={widthButtons}
      sx={{ width: WIDTHS[width].width, maxWidth: '100%', marginInline: width === 'phone' ? 'auto' : 0 }}
    >
      <SitePage key={language} record={record} language={language} />
    </ViewTabs>
  );
};

interface ItemViewsProps {
  item: Publication;
  /** The published state. */
  published?: Publication | RaRecord;
  /** The state that was sent back, if it was saved since. */
  givenBack?: Publication;
}

/** How the item will look, what changes against the published state, and what was corrected since it was sent back. */
export const ItemViews = ({ item, published, givenBack }: ItemViewsProps) => {
  const translate = useTranslate();
  const kind = useResourceContext() ?? '';
  const former = givenBack ?? published;
  const [view, setView] = useState<'preview' | 'published' | 'givenBack'>(
    givenBack ? 'givenBack' : published ? 'published' : 'preview',
  );
  // the page opens at a language that has changed
  const [language, setLanguage] = useState<Language>(
    () => (former && changedFields(former, item).find((each) => each.language)?.language) ?? 'ru',
  );
  const openLanguage = (chosen: Language) => () => {
    setLanguage(chosen);
    setView('preview');
  };
  useKey('ru', openLanguage('ru'));
  useKey('uz', openLanguage('uz'));
  useKey('en', openLanguage('en'));
  const preview = <Preview record={item} language={language} onChange={setLanguage} />;
  // the status differs by nature: one state is published, the other pending
  const ofSameState = (before?: Publication | RaRecord) => before && { ...before, status: item.status };
  const befores = {
    preview: undefined,
    published: ofSameState(published),
    givenBack: ofSameState(givenBack),
  };
  const compared = (['published', 'givenBack'] as const).filter((name) => befores[name]);
  if (compared.length === 0) return preview;
  const before = befores[view];
  return (
    <ViewTabs
      label={translate('review.views')}
      names={['preview', ...compared]}
      textOf={(name) =>
        translate(`review.view.${name}`, { count: changedFields(befores[name] ?? item, item).length })
      }
      value={view}
      onChange={setView}
    >
      {before ? (
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 860 }}>
          <RecordDifference resource={kind} before={before} after={item} />
        </Box>
      ) : (
        preview
      )}
    </ViewTabs>
  );
};

const Cover = ({ coverId, coverBase64 }: Pick<Entry, 'coverId' | 'coverBase64'>) => {
  const translate = useTranslate();
  const { address } = useCoverPicture(isFileId(coverId) ? coverId : undefined);
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

/** One language of an item as a page of the site: day, title, cover, text, document. */
const SitePage = ({ record, language }: { record: Publication; language: Language }) => {
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
