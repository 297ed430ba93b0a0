import type { Page } from './test.ts';

/**
 * What is wrong with the page as it is laid out, in words: sideways scrolling, a table wider than its place, a word or an
 * address of mail broken over two lines, a target smaller than 24 by 24 pixels, an input whose label was forgotten, which react-admin then derives
 * from its source.
 */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // a new size is taken up with the next frame
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const TARGETS = 'a[href], button, input, textarea, [role=button], [role=tab], [role=combobox]';
    const WORDY = 'th, td, h1, h2, h3, label, button, [role=tab], header';
    const LEAST_TARGET = 24;
    const { scrollWidth, clientWidth } = document.documentElement;
    const scroll = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];

    const tables = [...document.querySelectorAll('table')]
      .map((table) => ({ table, over: table.offsetWidth - (table.parentElement?.clientWidth ?? 0) }))
      .filter(({ over }) => over > 0)
      .map(({ table, over }) => {
        const columns = [...table.querySelectorAll('th')].map(
          (head) => `${head.innerText} ${head.offsetWidth}`,
        );
        return `${table.ariaLabel} is ${over} wider than its place: ${columns.join(', ')}`;
      });

    const cards = [...document.querySelectorAll<HTMLElement>('.MuiPaper-root, main li')]
      .filter(
        (card) => card.scrollWidth > card.clientWidth + 1 && getComputedStyle(card).overflowX === 'visible',
      )
      .map((card) => `${card.innerText.slice(0, 40)} is wider than its card`);

    // a file input is clicked through its label, and nobody clicks what a select hides
    const isHidden = (target: Element) =>
      target.matches('[type=file], [aria-hidden=true], .skip-nav-button') || !target.checkVisibility();
    const small = [...document.querySelectorAll(TARGETS)]
      .filter((target) => !isHidden(target))
      .map((target) => ({ target, box: target.closest('label')?.getBoundingClientRect() }))
      .map(({ target, box = target.getBoundingClientRect() }) => ({ target, box }))
      .filter(({ box }) => {
        const side = Math.min(box.width, box.height);
        return side > 1 && side < LEAST_TARGET;
      })
      .map(({ target, box }) => {
        const name = target.ariaLabel ?? target.textContent ?? '';
        return `${name.slice(0, 40)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`;
      });

    const range = document.createRange();
    const linesOf = (text: Text, start: number, length: number) => {
      range.setStart(text, start);
      range.setEnd(text, start + length);
      // a cut text has lines that nobody sees
      const end = text.parentElement?.getBoundingClientRect().bottom ?? 0;
      const boxes = [...range.getClientRects()].filter(({ width, top }) => width > 1 && top < end - 2);
      return boxes.some(({ top }) => top > (boxes[0]?.bottom ?? 0) - 2);
    };
    const broken = [...document.querySelectorAll(WORDY)].flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
        for (const { 0: word, index } of node.data.matchAll(
          /[\p{L}\p{N}@._’ʻ'-]+@[\w.-]+|[\p{L}\p{N}’ʻ']+/gu,
        ))
          if (linesOf(node, index, word.length)) words.push(`${word} is broken`);
      }
      return words;
    });
    const unnamed = [...document.querySelectorAll<HTMLElement>('main form label')]
      .filter(({ innerText }) => innerText !== '' && !/\p{Script=Cyrillic}/u.test(innerText))
      .map(({ innerText }) => `${innerText} is no Russian label`);
    return [...new Set([...scroll, ...tables, ...cards, ...small, ...broken, ...unnamed])];
  });
