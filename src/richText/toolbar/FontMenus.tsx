import { fontOf, setFont, setSize, sizeOf } from '../schema/textStyles.ts';
import { canonicalValue } from '../styles.ts';
import { useWords } from '../useWords.ts';
import { ToolbarChoice } from './ToolbarChoice.tsx';
import { MENU_WIDTHS } from './toolbarShape.ts';
import { useCurrent } from './useCurrent.ts';

const FONTS = [
  ['Arial', 'Arial, Helvetica, sans-serif'],
  ['Verdana', 'Verdana, sans-serif'],
  ['Tahoma', 'Tahoma, sans-serif'],
  ['Georgia', 'Georgia, serif'],
  ['Times New Roman', 'Times New Roman, Times, serif'],
  ['Courier New', 'Courier New, Courier, monospace'],
] as const;

const fonts = FONTS.map(([text, value]) => ({ text, value, style: { fontFamily: value } }));
const sizes = [12, 14, 16, 18, 20, 24, 28, 32].map((size) => ({ text: `${size}`, value: `${size}px` }));

/** `"Times New Roman",serif` and `Times New Roman, serif` are one font. */
const canonical = (font: string) => canonicalValue('font-family', font);

export const FontMenu = () => {
  const word = useWords();
  const { editor, current } = useCurrent(fontOf);
  const known = fonts.find(({ value }) => canonical(value) === canonical(current));
  return (
    <ToolbarChoice
      label={word('font')}
      width={MENU_WIDTHS.font}
      current={known?.value ?? current}
      choices={[{ value: '', text: word('default_font') }, ...fonts]}
      onChoose={(font) => setFont(editor, font)}
    />
  );
};

export const SizeMenu = () => {
  const word = useWords();
  const { editor, current } = useCurrent(sizeOf);
  return (
    <ToolbarChoice
      label={word('size')}
      width={MENU_WIDTHS.size}
      current={current}
      choices={[{ value: '', text: word('default_size') }, ...sizes]}
      onChoose={(size) => setSize(editor, size)}
    />
  );
};
