/** The label of collapsed rows that are equal in both texts. */
export const unchangedWords = (count: number) => `… без изменений: ${count}`;

export const tableWords = {
  caption: (html: string) => `подпись таблицы «${html.replace(/<[^>]*>/g, '').trim()}»`,
  columns: 'ширина столбцов',
};

export const thingWords = { picture: 'картинка', video: 'видео' };

const ALIGNMENTS: Readonly<Record<string, string>> = {
  left: 'по левому краю',
  start: 'по левому краю',
  right: 'по правому краю',
  end: 'по правому краю',
  center: 'по центру',
  justify: 'по ширине',
};

const STYLES: Readonly<Record<string, string>> = {
  color: 'цвет текста',
  'background-color': 'цвет фона',
  'font-size': 'размер шрифта',
  'font-family': 'шрифт',
  width: 'ширина',
  height: 'высота',
  'min-width': 'ширина',
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  alt: 'описание картинки',
  title: 'подсказка',
  width: 'ширина',
  height: 'высота',
  colwidth: 'ширина столбца',
  colspan: 'объединение столбцов',
  rowspan: 'объединение строк',
  start: 'номер первого пункта',
  type: 'вид номеров',
  target: 'открытие в новой вкладке',
  poster: 'заставка видео',
};

const aligned = (how: string) => ALIGNMENTS[how] && `выравнивание ${ALIGNMENTS[how]}`;

const valued = (word: string | undefined, value: string) =>
  word && (/^[\w#.,%() -]{1,24}$/.test(value) ? `${word} ${value}` : word);

/** Names a change of formatting in words; undefined where the editor's own name is right. */
export const wordOfPart = (key: string): string | undefined => {
  const [, sort, name = '', value = ''] = /^(\w+):([\w-]+)(?:=(.*))?$/s.exec(key) ?? [];
  if (sort === 'class') return aligned(/^ql-align-(\w+)$/.exec(name)?.[1] ?? '');
  if (sort === 'style') return name === 'text-align' ? aligned(value) : valued(STYLES[name], value);
  if (sort === 'attribute' && name === 'alt') return value ? `описание картинки «${value}»` : undefined;
  return sort === 'attribute' ? valued(ATTRIBUTES[name], value) : undefined;
};
