import { entriesUnder, isObject, type Shape } from './records.ts';

/** The blanks of new entries. */
export const blankInformation = { header: '', informationFileId: null };
export const blankTemplate = { header: '', templateFileId: null };

const document = entriesUnder({
  key: 'informations',
  baseKey: 'informationBaseId',
  blank: blankInformation,
  days: [],
});

/**
 * A year's group holds the entries of all documents of the year; one document is one record (part 2, §3).
 *
 * The entries that name the same base are one document, whose id is that base's.
 */
export const informationShape: Shape = {
  read: (wire) => {
    if (!isObject(wire)) return [];
    const { informations, ...group } = wire;
    const byBase = new Map<number, object[]>();
    for (const entry of Array.isArray(informations) ? informations.filter(isObject) : []) {
      const id = Number(entry.informationBaseId ?? group.id);
      byBase.set(id, [...(byBase.get(id) ?? []), entry]);
    }
    return [...byBase].flatMap(([id, entries]) => document.read({ ...group, id, informations: entries }));
  },
  write: document.write,
};

const template = entriesUnder({
  key: 'templates',
  baseKey: 'templateBaseId',
  blank: blankTemplate,
  days: [],
});

/** `templateFileId` is kept as serialized text (part 2, §3). */
export const templateShape: Shape = template;
