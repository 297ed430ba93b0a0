import ImageIcon from '@mui/icons-material/ImageOutlined';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { get } from 'react-hook-form';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { isUsableId } from '../../dataProvider/records.ts';
import { russianDay } from '../../dates.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { Slot } from '../features.tsx';
import { LanguageMarks } from '../LanguageMarks.tsx';
import { LongText } from '../LongText.tsx';
import { useEditLink } from '../useEditLink.ts';
import { useRowName } from './EditButton.tsx';

interface FieldProps {
  source?: string;
}

const useText = (source = '') => textOf(get(useRecordContext(), source));

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

/** A clamped text that opens in full. `title`: a translation key with `%{name}`, where the item's name alone is no title. */
export const LongTextField = ({ source = '', title }: FieldProps & { title?: string }) => {
  const translate = useTranslate();
  const name = useRowName();
  const lang = LANGUAGES.find((language) => source.startsWith(`entries.${language}.`));
  return <LongText text={useText(source)} title={title ? translate(title, { name }) : name} lang={lang} />;
};
