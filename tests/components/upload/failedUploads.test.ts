import { expect, it, vi } from 'vitest';
import { Uploads } from '../../../src/components/upload/uploads.ts';

it('a save within a second after a failed upload was reported is stopped again', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  const ignore = () => undefined;
  const uploads = new Uploads({ send, onSent: ignore, onCleared: ignore, onOrphan: ignore });
  uploads.start('pdfId', new File(['%PDF-1.4'], 'Отчёт.pdf'));
  await uploads.arrive();
  const now = Date.now();
  const takenAfter = (ms: number) => {
    vi.setSystemTime(now + ms);
    return uploads.takeFailed().length;
  };
  expect([0, 200, 900, 1800, 2900].map(takenAfter)).toEqual([1, 1, 1, 1, 0]);
});
