import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { findingsFor } from '../../uzbek/assist.ts';
import type { Finding, FindingKind } from '../../uzbek/findings.ts';
import { joinNodes, type TextNode } from '../../uzbek/nodes.ts';
import type { Language } from '../../wire/wire.ts';
import type { TextFacts } from './textFacts.ts';
import type { Letters } from './textRules.ts';

const EXAMPLE_LENGTH = 40;
const CYRILLIC: readonly FindingKind[] = ['cyrillic', 'russian'];

const exampleOf = (text: string) =>
  text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH).trimEnd()}…` : text;

const lettersIn = (nodes: readonly TextNode[], findings: readonly Finding[]): Letters => {
  const count = (...kinds: readonly FindingKind[]) =>
    findings.filter(({ kind }) => kinds.includes(kind)).length;
  const first = findings.find(({ kind }) => CYRILLIC.includes(kind));
  return {
    cyrillic: count(...CYRILLIC),
    apostrophes: count('apostrophe'),
    lookAlikes: count('look-alike'),
    example: first ? exampleOf(joinNodes(nodes).text.slice(first.start, first.end).trim()) : '',
  };
};

/** Checks the letters of an item by the rules of src/uzbek and the institution's settings. */
export const lettersOf = (
  { entries }: MultilingualRecord,
  facts: Record<Language, TextFacts>,
): Record<Language, Letters> => {
  const inLanguage = (language: Language) => {
    const nodes = [{ text: entries[language].title ?? '', breaks: true }, ...facts[language].nodes];
    return lettersIn(nodes, findingsFor(nodes, language));
  };
  return { ru: inLanguage('ru'), uz: inLanguage('uz'), en: inLanguage('en') };
};
