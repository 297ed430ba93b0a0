import type { Change } from '../../uzbek/changes.ts';

/** The places of one word that would become the same. */
export interface Group {
  key: string;
  from: string;
  /** The spellings to choose from, the likelier first; the word as it is is none of them. */
  spellings: readonly string[];
  sure: boolean;
  changes: readonly Change[];
}

/** The proposals by word, those that leave a choice first, each in the order of the text. */
export const groupsOf = (changes: readonly Change[]): readonly Group[] => {
  const groups = new Map<string, Group & { changes: Change[] }>();
  for (const change of changes) {
    const { from, to, alternatives, sure } = change;
    const key = [from, to, ...alternatives].join('→');
    const existing = groups.get(key);
    if (existing) existing.changes.push(change);
    else {
      const spellings = [to, ...alternatives].filter((spelling) => spelling !== from);
      groups.set(key, { key, from, spellings, sure, changes: [change] });
    }
  }
  return [...groups.values()].sort((one, other) => Number(one.sure) - Number(other.sure));
};

/** What of the proposals is accepted: places that are left as they are, and another spelling of a word than the first. */
export interface Choice {
  left: ReadonlySet<Change>;
  spelled: Readonly<Record<string, string>>;
}

export const spellingOf = ({ key, spellings }: Group, { spelled }: Choice): string =>
  spelled[key] ?? spellings[0] ?? '';

/** The accepted changes as they were chosen. */
export const accepted = (groups: readonly Group[], choice: Choice): Change[] =>
  groups.flatMap((group) =>
    group.changes
      .filter((change) => !choice.left.has(change))
      .map((change) => ({ ...change, to: spellingOf(group, choice) })),
  );

/** The choice with these places taken, or left as they are. */
export const withPlaces = (choice: Choice, changes: readonly Change[], isTaken: boolean): Choice => {
  const left = new Set(choice.left);
  for (const change of changes) {
    if (isTaken) left.delete(change);
    else left.add(change);
  }
  return { ...choice, left };
};

const AROUND = 32;

/** What is around a place, in its own line, cut at words. */
export const contextOf = (text: string, { start, end }: Change) => {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = after.split('\n');
  return {
    before: line.length === AROUND ? `…${line.replace(/^\S*\s/, '')}` : line,
    after: rest.length === AROUND ? `${rest.replace(/\P{L}+\S*$/u, '')}…` : rest,
  };
};
