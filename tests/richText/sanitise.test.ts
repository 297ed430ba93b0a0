import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { linkAddress, videoAttributes } from '../../src/richText/addresses.ts';
import { countFormatting } from '../../src/richText/findLoss.ts';
import { sanitiseForDisplay } from '../../src/richText/sanitise.ts';
import { hostileSamples, keptSamples } from './samples.ts';

describe('what may stand in a text', () => {
  it.each(keptSamples)('is judged alike on both sides: %s', (_name, html) => {
    expect(countFormatting(sanitiseForDisplay(html))).toEqual(countFormatting(sanitiseHtml(html)));
  });

  it.each(hostileSamples)('is not %s', (_name, html) => {
    expect(sanitiseForDisplay(html)).not.toMatch(/alert|script|on\w+=/);
  });

  it('is no page of another host, even one that looks like a video', () => {
    const frames = [
      'https://www.youtube.com.evil.uz/embed/a',
      'http://www.youtube.com/embed/a',
      '//vk.com/a',
    ];
    for (const src of frames) expect(sanitiseForDisplay(`<iframe src="${src}"></iframe>`)).toBe('');
  });

  it('is no drawing inside a picture', () => {
    expect(sanitiseForDisplay('<img src="data:image/svg+xml;base64,AA==">')).toBe('<img>');
  });
});

describe('an address typed into the editor', () => {
  it.each([
    ['depository.uz', 'https://depository.uz'],
    ['https://depository.uz/a?b', 'https://depository.uz/a?b'],
    ['info@depository.uz', 'mailto:info@depository.uz'],
    ['tel:+998711234567', 'tel:+998711234567'],
    ['/news/1', '/news/1'],
    ['#part', '#part'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,a', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('%s links to %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://rutube.ru/video/ab12/', 'https://rutube.ru/play/embed/ab12'],
    [
      'https://vkvideo.ru/video-220018529_456241234',
      'https://vk.com/video_ext.php?oid=-220018529&id=456241234',
    ],
    ['/files/film.mp4', '/files/film.mp4'],
    ['https://example.com/page', undefined],
    ['javascript:alert(1).mp4', undefined],
  ])('%s embeds %s', (typed, src) => {
    expect(videoAttributes(typed)?.own.src).toBe(src);
  });
});
