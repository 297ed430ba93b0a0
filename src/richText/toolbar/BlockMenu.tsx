import type { Editor } from '@tiptap/core';
import { useWords } from '../useWords.ts';
import { ToolbarChoice } from './ToolbarChoice.tsx';
import { MENU_WIDTHS } from './toolbarShape.ts';
import { useCurrent } from './useCurrent.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
type Level = (typeof LEVELS)[number];

const levelOf = (editor: Editor): Level | undefined =>
  LEVELS.find((level) => editor.isActive('heading', { level }));

const SIZES: Record<Level, number> = { 1: 22, 2: 20, 3: 18, 4: 16, 5: 15, 6: 14 };

export const BlockMenu = () => {
  const word = useWords();
  const { editor, current } = useCurrent(levelOf);
  const choose = (value: string) => {
    const level = LEVELS.find((candidate) => String(candidate) === value);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const headings = LEVELS.map((level) => ({
    value: String(level),
    text: word(`heading${level}`),
    shortcut: `Ctrl+Alt+${level}`,
    style: { fontSize: SIZES[level], fontWeight: 600 },
  }));
  return (
    <ToolbarChoice
      label={word('select_level')}
      width={MENU_WIDTHS.block}
      current={current ? String(current) : ''}
      choices={[{ value: '', text: word('paragraph'), shortcut: 'Ctrl+Alt+0' }, ...headings]}
      onChoose={choose}
    />
  );
};
