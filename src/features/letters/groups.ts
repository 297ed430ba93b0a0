import type { Change } from '../../uzbek/changes.ts';

/** The occurrences of one word with the same proposal. */
export interface Group {
  key: string;
  from: string;
  /** The spellings to choose from, likelier first, without the present one. */
  spellings: readonly string[];
  sure: boolean;
  changes: readonly Change[];
}

/** The proposals by word: first those that leave a choice, then in the order of the text. */
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

/** The user's choices: skipped occurrences, and other spellings than the first. */
export interface Choice {
  left: ReadonlySet<Change>;
  spelled: Readonly<Record<string, string>>;
}

export const spellingOf = ({ key, spellings }: Group, { spelled }: Choice): string =>
  spelled[key] ?? spellings[0] ?? '';

/** The accepted changes with the chosen spellings. */
export const accepted = (groups: readonly Group[], choice: Choice): Change[] =>
  groups.flatMap((group) =>
    group.changes
      .filter((change) => !choice.left.has(change))
      .map((change) => ({ ...change, to: spellingOf(group, choice) })),
  );

/** The choices with these occurrences accepted or skipped. */
export const withPlaces = (choice: Choice, changes: readonly Change[], isTaken: boolean): Choice => {
  const left = new Set(choice.left);
  for (const change of changes) {
    if (isTaken) left.delete(change);
    else left.add(change);
  }
  return { ...choice, left };
};

const AROUND = 32;

/** The text around an occurrence in its line, cut at words. */
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
