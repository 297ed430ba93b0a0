import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { picturesApart } from '../../server/lib/pictures.ts';
import { safeRichText } from '../../server/records/richText.ts';

const bytes = (length: number) => 'iVBORw0KGgo+/'.repeat(Math.ceil(length / 13)).slice(0, length);
const picture = (tail = '') => `data:image/png;base64,${bytes(100_000)}${tail}`;

/** What the sanitiser is given, and what comes of it. */
async function saved(html: string) {
  let given = '';
  const sanitise = async (markup: string) => {
    given = markup;
    return sanitiseHtml(markup);
  };
  return { safe: await safeRichText(sanitise, html, 'description'), given };
}

describe('the pictures of a rich text', () => {
  it('are not carried through the sanitiser, and come out as they were', async () => {
    const html = `<p>a<img src="${picture('==')}" alt="b"></p><p><img src="${picture()}"></p>`;
    const { safe, given } = await saved(html);
    expect(safe).toBe(html);
    expect(given.length).toBeLessThan(500);
  });

  it.each([
    ['of a type that is none', `<img src="data:image/svg+xml;base64,${bytes(5_000)}">`],
    ['with something behind it', `<img src="${picture('==')}A">`],
    ['with a script behind it', `<img src="${picture()}&quot; onerror=alert(1)">`],
    ['as a link', `<a href="${picture()}">a</a>`],
    ['as a text', `<p>${picture()} &lt; </p>`],
    ['without its end', `<p><img src="${picture()}`],
    ['in a comment and in a script', `<!--${picture()}--><script>${picture()}</script>`],
    ['as a name of an element', `<${picture()}>a</p>`],
    ['short', `<img src="data:image/png;base64,${bytes(20)}">`],
  ])('are judged as they would be in it: %s', async (_, html) => {
    expect((await saved(html)).safe).toBe(sanitiseHtml(html));
  });

  it('have words that nobody can write beforehand', () => {
    const [one, two] = [picturesApart(picture()), picturesApart(picture())];
    expect(one.markup).not.toBe(two.markup);
    expect(one.back(two.markup)).toBe(two.markup);
  });
});
