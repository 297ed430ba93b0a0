import { describe, expect, it } from 'vitest';
import { languageStates, partStates } from '../../../src/components/form/completeness.ts';
import { emptyRecord } from '../../../src/dataProvider/endpoints.ts';
import { factsOf } from '../../../src/features/readiness/textFacts.ts';
import type { Language } from '../../../src/wire/wire.ts';

const CELLS = '<tr><td colspan="1" rowspan="1"><p></p></td></tr>'.repeat(20);
const FRAMES = {
  'an empty line': '<p>&nbsp; </p>',
  'a table': '<table><tbody><tr><td><p></p></td></tr></tbody></table>',
  'a line': '<h2></h2><hr>',
  'a long table': `<table><tbody>${CELLS}</tbody></table>`,
  'a described picture': '<p><img src="https://cbu.uz/a.png" alt="2 > 1"></p>',
};
const RUSSIAN = '<h2>Итоги</h2><table><tbody><tr><td>1</td></tr></tbody></table>';

const textsOf = (texts: Partial<Record<Language, string>>) => {
  const { entries } = emptyRecord('news');
  const entryOf = (language: Language) => ({
    ...Object(entries)[language],
    description: texts[language] ?? '',
  });
  return { ru: entryOf('ru'), uz: entryOf('uz'), en: entryOf('en') };
};

/** What the matrix says of the texts, which the readiness has to say as well. */
const written = (texts: Partial<Record<Language, string>>) => {
  const entries = textsOf(texts);
  const { description } = partStates(['description'], (language, part) => entries[language][part]);
  const states = (['ru', 'uz', 'en'] as const).filter((language) => description?.[language] === 'complete');
  const facts = factsOf(entries);
  expect(states).toEqual((['ru', 'uz', 'en'] as const).filter((language) => !facts[language].isEmpty));
  return states;
};

describe('a text', () => {
  it.each(Object.entries(FRAMES))('is not written that is %s beside Russian words', (_, uz) => {
    expect(written({ ru: RUSSIAN, uz })).toEqual(['ru']);
    expect(languageStates(textsOf({ ru: RUSSIAN, uz }), 'news').uz).toBe('blank');
  });

  it('of pictures alone is written where the Russian one has no words either', () => {
    const picture = FRAMES['a described picture'];
    expect(written({ ru: picture, uz: picture })).toEqual(['ru', 'uz']);
    expect(written({ uz: picture })).toEqual(['uz']);
  });

  it.each(['a < b', '1', '<p>«</p>', '<table><tr><td>0</td></tr></table>', `${FRAMES['a long table']}Да`])(
    'is written with a single sign: %s',
    (uz) => expect(written({ ru: RUSSIAN, uz })).toEqual(['ru', 'uz']),
  );
});

it('a cover is missing where its id is 0 or a GUID of zeros, as other depositories write it', () => {
  const covers = { ru: 7, uz: 0, en: '00000000-0000-0000-0000-000000000000' };
  const { coverId } = partStates(['coverId'], (language) => covers[language]);
  expect(coverId).toEqual({ ru: 'complete', uz: 'blank', en: 'blank' });
});
