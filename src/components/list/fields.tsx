import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box, ButtonBase, Tooltip } from '@mui/material';
import { useCallback, useState } from 'react';
import { LinkBase, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { get } from 'react-hook-form';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { isUsableId } from '../../dataProvider/records.ts';
import { russianDay } from '../../dates.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { Slot } from '../features.tsx';
import { languageStates } from '../form/completeness.ts';
import { ReadingDialog } from '../ReadingDialog.tsx';
import { useEditLink, useRowName } from './editAndDelete.tsx';

interface FieldProps {
  source?: string;
}

const useText = (source = '') => textOf(get(useRecordContext(), source));

/** The language of `entries.uz.title`. */
export const languageOf = (source = '') =>
  LANGUAGES.find((language) => source.startsWith(`entries.${language}.`));

/** The value as text, which a column shows unless it names another field. */
export const TextField = ({ source }: FieldProps) => useText(source);

/** An address with places to break it, which browsers see at hyphens alone. */
export const breakable = (address: string) =>
  [...address.matchAll(/[^/@]+[/@]?|[/@]/g)].flatMap(({ 0: part, index }) => [part, <wbr key={index} />]);

export const EmailField = ({ source }: FieldProps) => {
  const email = useText(source);
  return email && breakable(email);
};

/** A row's title as a link to its form, with the additions of features and the completeness of its languages. */
export const TitleField = ({ source }: FieldProps) => {
  const translate = useTranslate();
  const title = useText(source);
  const link = useEditLink();
  const shown = {
    className: title ? 'row-title' : 'row-title is-missing',
    children: <span>{title || translate('list.noTitle')}</span>,
  };
  return (
    <div className="row-heading">
      <div>
        {isUsableId(useRecordContext()?.id) ? <LinkBase {...link} {...shown} /> : <span {...shown} />}
        <Slot name="rowMarks" />
      </div>
      <LanguageMarks />
    </div>
  );
};

/**
 * Marks the languages of a row that are incomplete or stale; one quiet mark where none is. Drawn by CSS, so that the cell's text stays
 * the title.
 */
const LanguageMarks = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!record?.entries) return null;
  const { entries, stale } = record;
  const states = languageStates(entries, resource);
  const isStale = (language: Language) => Array.isArray(stale) && stale.includes(language);
  const words = LANGUAGES.map((language) =>
    [
      `${translate(`languages.${language}`)}: ${translate(`form.${states[language]}`)}`,
      ...(isStale(language) ? [translate('form.stale')] : []),
    ].join(', '),
  ).join('; ');
  const unfinished = LANGUAGES.filter((language) => states[language] !== 'complete' || isStale(language));
  return (
    <Tooltip title={words}>
      <span className="language-marks" role="img" aria-label={words}>
        {unfinished.length === 0 && <i className="complete" />}
        {unfinished.map((language) => (
          <i
            key={language}
            className={states[language] === 'blank' ? 'blank' : 'partial'}
            data-short={translate(`sideBySide.short.${language}`) + (isStale(language) ? '!' : '')}
          />
        ))}
      </span>
    </Tooltip>
  );
};

/** A day as «21.11.2026»; any other value is shown unchanged. */
export const DateField = ({ source }: FieldProps) => russianDay(useText(source));

export const CoverField = () => {
  const cover = coverSource(useRecordContext()?.entries?.ru?.coverBase64);
  if (cover) return <img className="cover" src={cover} alt="" loading="lazy" />;
  return (
    <span className="cover">
      <ImageIcon fontSize="small" aria-hidden />
    </span>
  );
};

/** Whether a clamped text has hidden lines; measured again when its width changes. */
const useIsCut = () => {
  const [isCut, setIsCut] = useState(false);
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isCut, watch };
};

/**
 * The first line of a text; a click on a cut one opens all of it.
 *
 * @param title - a translation key with `%{name}`, where the item's name alone is no title
 */
export const LongTextField = ({ source = '', title: titleKey }: FieldProps & { title?: string }) => {
  const translate = useTranslate();
  const name = useRowName();
  const text = useText(source);
  const [isOpen, setIsOpen] = useState(false);
  const { isCut, watch } = useIsCut();
  if (!text) return null;
  const title = titleKey ? translate(titleKey, { name }) : name;
  const line = (
    <Box
      key={text}
      component="span"
      ref={watch}
      lang={languageOf(source)}
      sx={{
        display: '-webkit-box',
        overflow: 'hidden',
        wordBreak: 'break-all',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 1,
      }}
    >
      {text}
    </Box>
  );
  return (
    <>
      {isCut ? (
        <ButtonBase
          className="cut-text"
          onClick={() => setIsOpen(true)}
          title={`${translate('list.readInFull')}: ${title}`}
          sx={{
            minHeight: 24,
            font: 'inherit',
            userSelect: 'text',
            textAlign: 'start',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {line}
        </ButtonBase>
      ) : (
        line
      )}
      {isOpen && (
        <ReadingDialog
          title={title}
          maxWidth="sm"
          lang={languageOf(source)}
          sx={{ whiteSpace: 'pre-wrap', fontSize: 15, lineHeight: 1.6 }}
          onClose={() => setIsOpen(false)}
        >
          {text}
        </ReadingDialog>
      )}
    </>
  );
};
