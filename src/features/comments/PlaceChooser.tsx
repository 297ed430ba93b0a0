import { useTranslate } from 'react-admin';
import { Dropdown } from '../../components/Dropdown.tsx';
import { cut } from '../../cut.ts';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { usePlaceName } from './usePlaceName.ts';

const LONGEST_SHOWN = 60;
const short = (words: string) =>
  words.length > LONGEST_SHOWN ? `${cut(words, 0, LONGEST_SHOWN).trimEnd()}…` : words;

interface PlaceChooserProps {
  resource: string;
  /** The fields of the item. */
  places: readonly FieldPath[];
  /** What is selected in the form. */
  passages: readonly CommentPlace[];
  place?: CommentPlace;
  onChange: (place?: CommentPlace) => void;
}

const WHOLE = 'whole';

/** What a comment is about: a passage that is selected, the whole item, a language or a field. */
export const PlaceChooser = ({ resource, places, passages, place, onChange }: PlaceChooserProps) => {
  const translate = useTranslate();
  const nameOf = usePlaceName(resource);
  const hasLanguages = places.some(({ language }) => language);
  const choices: { value: string; label: string; place?: CommentPlace }[] = [
    ...passages.map((passage, index) => ({
      value: `passage ${index}`,
      label: translate('comments.passage', {
        words: short(passage.quote?.exact ?? ''),
        place: nameOf(passage),
      }),
      place: passage,
    })),
    { value: WHOLE, label: translate('comments.whole') },
    ...(hasLanguages ? LANGUAGES : []).map((language) => ({
      value: language,
      label: nameOf({ language }),
      place: { language },
    })),
    ...places.map(({ path, field, language }) => ({
      value: path,
      label: nameOf({ field, language }),
      place: { field, language },
    })),
  ];
  const chosen =
    choices.find((each) => each.place === place) ?? choices.find(({ value }) => value === keyOf(place));
  return (
    <Dropdown
      label={translate('comments.about')}
      placeholder={translate('comments.whole')}
      options={choices}
      value={chosen?.value ?? WHOLE}
      onChange={(value) => onChange(choices.find((each) => each.value === value)?.place)}
    />
  );
};

/** A place that is no passage, as its choice is called. */
const keyOf = (place?: CommentPlace) => {
  if (!place) return WHOLE;
  if (!place.field) return place.language;
  return place.language ? `entries.${place.language}.${place.field}` : place.field;
};
