import { useResourceContext, useTranslate } from 'react-admin';
import { Dropdown } from '../../components/Dropdown.tsx';
import { cut } from '../../cut.ts';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { LANGUAGES } from '../../wire/wire.ts';

/** @returns a function that names an anchor: «Текст, на узбекском» */
export const usePlaceName = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(useResourceContext() ?? '');
  return ({ language, field }: CommentPlace): string => {
    if (field) return labelOf({ path: field, field, language });
    return translate(language ? `comments.language.${language}` : 'comments.whole');
  };
};

const LONGEST_SHOWN = 60;
const short = (words: string) =>
  words.length > LONGEST_SHOWN ? `${cut(words, 0, LONGEST_SHOWN).trimEnd()}…` : words;

interface AnchorSelectProps {
  /** The fields of the item. */
  places: readonly FieldPath[];
  /** The passages selected in the form. */
  passages: readonly CommentPlace[];
  place?: CommentPlace;
  onChange: (place?: CommentPlace) => void;
}

/** Chooses what a comment is about: a selected passage, the whole item, a language or a field. */
export const AnchorSelect = ({ places, passages, place, onChange }: AnchorSelectProps) => {
  const translate = useTranslate();
  const nameOf = usePlaceName();
  const hasLanguages = places.some(({ language }) => language);
  const others: (CommentPlace | undefined)[] = [
    undefined,
    ...(hasLanguages ? LANGUAGES : []).map((language) => ({ language })),
    ...places.map(({ field, language }) => ({ field, language })),
  ];
  const labelOf = (each: CommentPlace = {}) =>
    each.quote
      ? translate('comments.passage', { words: short(each.quote.exact), place: nameOf(each) })
      : nameOf(each);
  const keyOf = (each: CommentPlace = {}) => JSON.stringify(each);
  const choices = new Map([...passages, ...others].map((each) => [keyOf(each), each]));
  return (
    <Dropdown
      label={translate('comments.about')}
      placeholder={translate('comments.whole')}
      options={[...choices].map(([id, each]) => ({ id, name: labelOf(each) }))}
      value={keyOf(place)}
      onChange={(value) => onChange(choices.get(String(value)))}
    />
  );
};
