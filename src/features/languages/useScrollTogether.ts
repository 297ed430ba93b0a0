import { type RefObject, useEffect } from 'react';
import { type Block, placeIn, placesAlike } from './blocks.ts';

const TEXT = '.tiptap[data-source]';

/** The blocks of a text, a long one of which lies in pieces. @param above - where a piece begins in its text */
const blocksOf = (text: Element, above = 0): Block[] =>
  [...text.children].flatMap((block) => {
    if (!(block instanceof HTMLElement) || block.matches('.ProseMirror-widget')) return [];
    const top = above + block.offsetTop;
    return block.matches('.chunk') ? blocksOf(block, top) : [{ type: block.localName, top }];
  });

/** Texts side by side scroll together, block by block, where they are built alike. */
export const useScrollTogether = (root: RefObject<HTMLElement | null>, isOn: boolean) => {
  useEffect(() => {
    const form = root.current?.parentElement?.parentElement;
    if (!isOn || !form) return;
    /** Where texts were put by us: their scrolling is an answer, not a wish. */
    const put = new WeakMap<HTMLElement, number>();
    let frame = 0;
    const follow = (leader: HTMLElement) => {
      const blocks = blocksOf(leader);
      for (const text of form.querySelectorAll<HTMLElement>(TEXT)) {
        if (text === leader || text.closest('[hidden]')) continue;
        const place = placeIn(placesAlike(blocks, blocksOf(text)), leader.scrollTop);
        if (place === undefined) continue;
        text.scrollTop = place;
        put.set(text, text.scrollTop);
      }
    };
    const handleScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(TEXT)) return;
      const isAnswer = put.get(target) === target.scrollTop;
      put.delete(target);
      if (isAnswer) return;
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
