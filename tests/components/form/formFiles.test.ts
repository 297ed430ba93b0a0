import { expect, it } from 'vitest';
import { FormFiles } from '../../../src/components/form/formFiles.ts';

it('a replacement that is given up leaves the file that stood there, and its draft is told so', () => {
  const files = new FormFiles();
  const told: (string | undefined)[] = [];
  const [first, second] = [new File(['1'], 'Первый.pdf'), new File(['22'], 'Второй.pdf')];
  files.choose('pdfId', first);
  files.arrived('pdfId', 7);
  files.tellChoices((_path, file) => told.push(file?.name));
  files.choose('pdfId', second);
  files.giveUp('pdfId');
  expect(files.chosen().get('pdfId')).toMatchObject({ name: 'Первый.pdf', id: 7 });
  expect(told.at(-1)).toBe('Первый.pdf');

  files.choose('pdfId', second);
  files.arrived('pdfId', 8);
  files.giveUp('pdfId');
  expect(files.chosen().size).toBe(0);
});
