import { type RefObject, useEffect } from 'react';
import { type Block, matchBlocks, positionIn } from './matchBlocks.ts';

const TEXT = '.tiptap[data-source]';

/** The blocks of a text, a long one of which is in pieces. @param above - where a piece begins in its text */
const blocksOf = (text: Element, above = 0): Block[] =>
  [...text.children].flatMap((block) => {
    if (!(block instanceof HTMLElement) || block.matches('.ProseMirror-widget')) return [];
    const top = above + block.offsetTop;
    return block.matches('.chunk') ? blocksOf(block, top) : [{ type: block.localName, top }];
  });

/** Scrolls texts side by side together, block by block, where they are built alike. */
export const useSyncedScroll = (root: RefObject<HTMLElement | null>, isOn: boolean) => {
  useEffect(() => {
    const form = root.current;
    if (!isOn || !form) return;
    /** Where texts were scrolled to by us: they lead no other text there. */
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
