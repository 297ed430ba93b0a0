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
const CHECKS = {
  languages: (judged: Judged) =>
    LANGUAGES.filter((language) => !written(judged).includes(language)).map((language) => ({
      rule: 'languageMissing',
      level: 'fault' as const,
      language,
    })),
  translations: (judged: Judged) => {
    const hasTranslation = written(judged).some((language) => language !== 'ru');
    if (!hasTranslation) return undefined;
    return judged.stale?.map((language) => ({ rule: 'translationStale', level: 'note' as const, language }));
  },
  titles: (judged: Judged) => inEach(judged, titleRemarks),
  texts: (judged: Judged) => inEach(judged, textRemarks),
  pictures: (judged: Judged) => inEach(judged, pictureRemarks) ?? [],
  links: (judged: Judged) => inEach(judged, linkRemarks) ?? [],
  cover: (judged: Judged) => fileRemarks(judged, 'coverId', 'cover'),
  pdf: (judged: Judged) => fileRemarks(judged, 'pdfId', 'pdf'),
  day: dayRemarks,
  corruption: corruptionRemarks,
  letters: letterRemarks,
  comments: ({ unresolved }: Judged) => {
    if (!unresolved) return unresolved === 0 ? [] : undefined;
    return [{ rule: 'commentsOpen', level: 'note' as const, values: { smart_count: unresolved } }];
  },
} satisfies Record<string, (judged: Judged) => Remark[] | undefined>;

export type CheckName = keyof typeof CHECKS;

export interface Check {
  name: string;
  /** Not empty. */
  remarks: Remark[];
}

/** How ready an item is for publication. It forbids nothing, since the approver decides. */
export const readinessOf = (judged: Judged): Check[] =>
  Object.entries(CHECKS).flatMap(([name, check]) => {
    const remarks = check(judged);
    const fine: Remark = { rule: `${name}Fine`, level: 'fine' };
    return remarks ? [{ name, remarks: remarks.length > 0 ? remarks : [fine] }] : [];
  });
