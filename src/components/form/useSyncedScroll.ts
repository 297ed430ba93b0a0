import { type RefObject, useEffect } from 'react';

/** A block of a text: its kind and its top. */
interface Block {
  type: string;
  top: number;
}

/** The number of equal blocks at the beginning of both texts, and at the end of the rest. */
const alike = (one: readonly Block[], other: readonly Block[]) => {
  const least = Math.min(one.length, other.length);
  let first = 0;
  while (first < least && one[first]?.type === other[first]?.type) first += 1;
  let last = 0;
  while (last < least - first && one.at(-1 - last)?.type === other.at(-1 - last)?.type) last += 1;
  return { first, last };
};

/**
 * Pairs of scroll positions: the tops of the blocks that match from the beginning and from the end.
 *
 * @returns nothing where the structures have nothing in common
 */
export const matchBlocks = (
  one: readonly Block[],
  other: readonly Block[],
): (readonly [number, number])[] => {
  const { first, last } = alike(one, other);
  const fromStart = Array.from({ length: first }, (_, at) => [one[at], other[at]] as const);
  const fromEnd = Array.from({ length: last }, (_, at) => [one.at(at - last), other.at(at - last)] as const);
  return [...fromStart, ...fromEnd].flatMap(([a, b]) => (a && b ? [[a.top, b.top] as const] : []));
};

/** The position in the other text at the same point of the same block. */
export const positionIn = (
  places: readonly (readonly [number, number])[],
  place: number,
): number | undefined => {
  const next = places.findIndex(([top]) => top > place);
  const before = places.at(next < 0 ? -1 : Math.max(0, next - 1));
  if (!before) return undefined;
  const after = next < 0 ? undefined : places[next];
  const [from, to] = before;
  if (!after || after[0] <= from || place < from) return to + (place - from);
  return to + ((place - from) * (after[1] - to)) / (after[0] - from);
};

const TEXT = '.tiptap[data-source]';

const blocksOf = (text: Element): Block[] =>
  [...text.children].flatMap((block) => {
    if (!(block instanceof HTMLElement) || block.matches('.ProseMirror-widget')) return [];
    return [{ type: block.localName, top: block.offsetTop }];
  });

/** Scrolls texts that are side by side together, block by block where their structures match. */
export const useSyncedScroll = (root: RefObject<HTMLElement | null>, isOn: boolean) => {
  useEffect(() => {
    const form = root.current;
    if (!isOn || !form) return;
    /** Positions that this hook has set; their scroll events are ignored. */
    const followed = new WeakMap<HTMLElement, number>();
    let frame = 0;
    const follow = (leader: HTMLElement) => {
      const blocks = blocksOf(leader);
      for (const text of form.querySelectorAll<HTMLElement>(TEXT)) {
        if (text === leader || text.closest('[hidden]')) continue;
        const position = positionIn(matchBlocks(blocks, blocksOf(text)), leader.scrollTop);
        if (position === undefined) continue;
        text.scrollTop = position;
        followed.set(text, text.scrollTop);
      }
    };
    const handleScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(TEXT)) return;
      const isFollower = followed.get(target) === target.scrollTop;
      followed.delete(target);
      if (isFollower) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow(target));
    };
    form.addEventListener('scroll', handleScroll, true);
    return () => {
      cancelAnimationFrame(frame);
      form.removeEventListener('scroll', handleScroll, true);
    };
  }, [root, isOn]);
};
