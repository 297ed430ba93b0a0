import { isMarked } from '../../dataProvider/listing.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { russianDay } from '../../dates.ts';
import { joinNodes } from '../../uzbek/nodes.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import {
  type Judged,
  type Level,
  linkRemarks,
  pictureRemarks,
  type Remark,
  textRemarks,
  titleIn,
  titleRemarks,
} from './textRules.ts';

/** The languages with any content. */
const written = (judged: Judged) =>
  LANGUAGES.filter((language) => titleIn(judged, language) !== '' || !judged.facts[language].isEmpty);

/** The remarks on the content; undefined where there is none. */
const inEach = (judged: Judged, remarksOf: (judged: Judged, language: Language) => Remark[]) => {
  const languages = written(judged);
  return languages.length > 0 ? languages.flatMap((language) => remarksOf(judged, language)) : undefined;
};

const CORRUPTION = /коррупц|korrupsi|corrupt/i;

/** Checks a file that each language may have: it may be missing everywhere or only in some languages. */
const fileRemarks = (judged: Judged, field: 'coverId' | 'pdfId', rule: string): Remark[] => {
  const languages = written(judged);
  const without = languages.filter((language) => !isFileId(judged.record.entries[language][field]));
  if (without.length === languages.length) return [{ rule: `${rule}Nowhere`, level: 'note' }];
  return without.map((language) => ({ rule: `${rule}Missing`, level: 'note', language }));
};

const dayRemarks = ({ record: { posted }, today }: Judged): Remark[] => {
  if (!posted) return [{ rule: 'dayMissing', level: 'fault' }];
  return posted > today ? [{ rule: 'dayAhead', level: 'note', values: { day: russianDay(posted) } }] : [];
};

/** Only news have this mark. */
const corruptionRemarks = (judged: Judged): Remark[] | undefined => {
  if (!('isReferToCorruption' in judged.record)) return undefined;
  const isReferring = isMarked(judged.record.isReferToCorruption);
  const isMentioned = LANGUAGES.some((language) =>
    CORRUPTION.test(`${titleIn(judged, language)}\n${joinNodes(judged.facts[language].nodes).text}`),
  );
  if (isReferring)
    return [
      isMentioned ? { rule: 'corruptionMarked', level: 'fine' } : { rule: 'corruptionUnlike', level: 'note' },
    ];
  return [
    isMentioned ? { rule: 'corruptionUnmarked', level: 'note' } : { rule: 'corruptionNone', level: 'fine' },
  ];
};

const letterRemarks = ({ letters }: Judged): Remark[] => {
  const { cyrillic, apostrophes, example } = letters.uz;
  const remark = (rule: string, level: Level, count: number, of: Partial<Remark>): Remark[] =>
    count === 0 ? [] : [{ rule, level, ...of, values: { smart_count: count, ...of.values } }];
  return [
    ...remark('cyrillic', 'fault', cyrillic, { values: { example } }),
    ...remark('apostrophes', 'note', apostrophes, {}),
    ...LANGUAGES.flatMap((language) =>
      remark('lookAlikes', 'note', letters[language].lookAlikes, { language }),
    ),
  ];
};

/** The checks before a publication in display order. A check returns undefined where it does not apply. */
const CHECKS: Record<string, (judged: Judged) => Remark[] | undefined> = {
  languages: (judged) =>
    LANGUAGES.filter((language) => !written(judged).includes(language)).map((language) => ({
      rule: 'languageMissing',
      level: 'fault',
      language,
    })),
  translations: (judged) => {
    const hasTranslation = written(judged).some((language) => language !== 'ru');
    if (!hasTranslation) return undefined;
    return judged.stale?.map((language) => ({ rule: 'translationStale', level: 'note', language }));
  },
  titles: (judged) => inEach(judged, titleRemarks),
  texts: (judged) => inEach(judged, textRemarks),
  pictures: (judged) => inEach(judged, pictureRemarks) ?? [],
  links: (judged) => inEach(judged, linkRemarks) ?? [],
  cover: (judged) => fileRemarks(judged, 'coverId', 'cover'),
  pdf: (judged) => fileRemarks(judged, 'pdfId', 'pdf'),
  day: dayRemarks,
  corruption: corruptionRemarks,
  letters: letterRemarks,
  comments: ({ unresolved }) => {
    if (!unresolved) return unresolved === 0 ? [] : undefined;
    return [{ rule: 'commentsOpen', level: 'note', values: { smart_count: unresolved } }];
  },
};

/** How ready an item is for publication, by check: remarks, at least one. It forbids nothing, since the approver decides. */
export const readinessOf = (judged: Judged): Record<string, Remark[]> => {
  const results = Object.entries(CHECKS).flatMap(([name, check]) => {
    const remarks = check(judged);
    const fine: Remark = { rule: `${name}Fine`, level: 'fine' };
    return remarks ? [[name, remarks.length > 0 ? remarks : [fine]] as const] : [];
  });
  return Object.fromEntries(results);
};
