import { describe, expect, it } from 'vitest';
import { changesFor, findingsFor } from '../../src/uzbek/assist.ts';
import { cyrillicToLatin } from '../../src/uzbek/cyrillicToLatin.ts';
import { joinNodes, type TextNode } from '../../src/uzbek/nodes.ts';
import { applyToNodes } from '../support/textNodes.ts';

const inLatin = (nodes: TextNode[]) => {
  const { text, protect } = joinNodes(nodes);
  return applyToNodes(nodes, cyrillicToLatin(text, { protect }));
};

describe('a word that formatting cuts', () => {
  it('is one word, dealt out to its nodes letter by letter', () => {
    expect(inLatin([{ text: 'Ў' }, { text: 'збек' }, { text: 'ис' }, { text: 'ҳ тон' }])).toEqual([
      'Oʻ',
      'zbek',
      'is',
      'ʼh ton',
    ]);
    expect(inLatin([{ text: 'по' }, { text: 'езд' }])).toEqual(['po', 'yezd']);
    expect(inLatin([{ text: 'конститу' }, { text: 'ция' }])).toEqual(['konstitu', 'tsiya']);
  });

  it('keeps its other half where the rule is an exception’s', () => {
    expect(inLatin([{ text: 'сент' }, { text: 'ябрь' }]).join('')).toBe('sentabr');
  });

  it('takes the hyphen of a number from the node before', () => {
    expect(inLatin([{ text: '2026 ' }, { text: 'йил' }])).toEqual(['2026-', 'yil']);
  });

  it('ends where a block ends', () => {
    expect(inLatin([{ text: 'по', breaks: true }, { text: 'езд' }])).toEqual(['po', 'yezd']);
    expect(inLatin([{ text: 'а', breaks: true }, { text: 'ер' }])).toEqual(['a', 'yer']);
  });

  it('stays whole where a part of it is protected', () => {
    expect(inLatin([{ text: 'ўзбек', protected: true }, { text: 'ча сўз' }])).toEqual(['ўзбек', 'ча soʻz']);
  });
});

describe('the assistant', () => {
  it('answers proposals, or findings, by plain data', () => {
    const nodes = [{ text: "o'z" }];
    expect(changesFor(nodes, 'apostrophes', {})).toHaveLength(1);
    expect(findingsFor(nodes, 'uz', {})).toHaveLength(1);
    const settings = { alphabet: 2026, exceptions: 'ўз öz' } as const;
    const changes = changesFor([{ text: 'Ўзим шу' }], 'to-latin', settings);
    expect(changes.map(({ to }) => to)).toEqual(['Özim', 'şu']);
  });
});
