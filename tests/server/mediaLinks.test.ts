import { type AddressInfo, createServer } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { media } from '../../server/db/schema.ts';
import { longestBlock } from '../support/longestBlock.ts';
import { serverForAll } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(media);
});

describe.each(MEDIA_AREAS)('a link in $area', (under) => {
  const { entriesKey, urlKey } = under;
  const { save, saved, list, entries, url } = mediaCalls(server, under);

  it.each([
    '',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s#part',
    'http://пример.уз/видео?имя=значение',
    'rtsp://stream.uz/1',
    'mailto:press@depository.uz',
    '/videos/12',
    '//cdn.uz/a.mp3',
    'youtube.com/watch?v=1',
    'не ссылка вовсе',
    '  https://youtu.be/a  ',
    'https://x.uz/?next=javascript:alert(1)',
    'https://x.uz/#data:text/html,x',
    'Видео data: март',
    'а javascript: слово',
    '<a href="x">',
    '%',
    '&',
    '&#x110000;',
  ])('is kept byte for byte: %j', async (link) => {
    await saved(entries({ language: 'uz', ...url(link) }));
    expect((await list())[0]?.entries[1]?.[urlKey]).toBe(link);
  });

  it.each([
    'database: раздел 5',
    'blob:https://x.uz/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    ' javascript:alert(1)',
    '\t\n\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'j\u0001avascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    '\u202ejavascript:alert(1)',
    '\u00a0\u3000javascript:alert(1)',
    'javascript :alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    '&#X6a;avascript&#58;alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&amp;#106;avascript:alert(1)',
    '%6Aavascript:alert(1)',
    'javascript%3Aalert(1)',
    '%256aavascript:alert(1)',
    'ｊａｖａｓｃｒｉｐｔ：alert(1)',
    'javaſcript:alert(1)',
  ])('is refused, by its field and in Russian: %j', async (link) => {
    const answer = await save(entries({ language: 'en' }, { language: 'ru', ...url(link) }));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Проверьте введённые данные.',
      errors: [{ path: `${entriesKey}.1.${urlKey}`, message: expect.stringMatching(/ссылка недопустима/) }],
    });
    expect(await list()).toEqual([]);
  });

  it('is refused in an edit as well, and the stored one stays', async () => {
    const { id } = await saved(entries({ language: 'ru', ...url('https://youtu.be/a') }));
    const answer = await save({ id, ...entries({ language: 'ru', title: 'Новое', ...url('javascript:1') }) });
    expect(answer.status).toBe(400);
    expect((await list())[0]?.entries[0]).toMatchObject({ title: '', [urlKey]: 'https://youtu.be/a' });
  });

  it('is never followed by the server', async () => {
    let visits = 0;
    const stranger = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
    const { port } = stranger.address() as AddressInfo;
    const link = `http://127.0.0.1:${port}/internal`;
    await saved(entries({ language: 'ru', ...url(link) }));
    expect((await list())[0]?.entries[0]?.[urlKey]).toBe(link);
    // a visit that were under way would arrive before this one
    await expect(fetch(link)).rejects.toThrow();
    expect(visits).toBe(1);
    await new Promise((done) => stranger.close(done));
  });

  it('of a hundred thousand characters does not keep the server busy, and a longer one is refused', async () => {
    for (const part of ['&amp;', '&#0', '%', ' ', '&#x0']) {
      const link = part.repeat(100_000 / part.length);
      let status = 0;
      const block = await longestBlock(async () => {
        ({ status } = await save(entries({ language: 'ru', ...url(link) })));
      });
      expect(status).toBe(200);
      expect(block).toBeLessThan(250);
      expect((await save(entries({ language: 'ru', ...url(`${link}${part}`) }))).status).toBe(400);
    }
  });
});
