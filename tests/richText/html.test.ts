import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { findLoss } from '../../src/richText/findLoss.ts';
import { documentOf, htmlOf } from '../../src/richText/html.ts';
import { extensions } from '../../src/richText/schema/extensions.ts';
import { announcedSamples, hostileSamples, keptSamples } from './samples.ts';

const schema = getSchema(extensions);
const throughEditor = (html: string) => htmlOf(documentOf(html, schema));

describe('a text on its way through the editor', () => {
  it.each(keptSamples)('keeps %s', (_name, html) => {
    expect(findLoss(html, throughEditor(html))).toEqual([]);
  });

  it.each(keptSamples)('writes %s the same way the second time', (_name, html) => {
    const once = throughEditor(html);
    expect(throughEditor(once)).toBe(once);
  });

  it.each(announcedSamples)('announces %s', (_name, html, lost) => {
    expect(findLoss(html, throughEditor(html))).toEqual(lost);
  });

  it.each(hostileSamples)('drops %s without a word', (_name, html) => {
    const after = throughEditor(html);
    expect(findLoss(html, after)).toEqual([]);
    expect(after).not.toMatch(/alert|script|on\w+=/);
  });
});
