import FormatColorFill from '@mui/icons-material/FormatColorFill';
import FormatColorText from '@mui/icons-material/FormatColorText';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { backgroundOf, setBackground, setTextColor, textColorOf } from '../schema/textStyles.ts';
import { useWords } from '../useWords.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import { useCurrent } from './useCurrent.ts';

const ColorForm = lazyScreen(() => import('./ColorForm.lazy.tsx'), 'ColorForm');

const KINDS = {
  text: { word: 'color', Icon: FormatColorText, read: textColorOf, set: setTextColor },
  background: {
    word: 'highlight',
    Icon: FormatColorFill,
    read: backgroundOf,
    set: setBackground,
  },
} as const;

export const ColorButton = ({ kind }: { kind: keyof typeof KINDS }) => {
  const word = useWords();
  const { word: name, Icon, read, set } = KINDS[kind];
  const { editor, current } = useCurrent(read);
  return (
    <ToolbarPopover
      label={word(name)}
      width={212}
      icon={
        <span className="colour">
          <Icon />
          <span
            className="is-colour"
            style={{ backgroundColor: current || (kind === 'text' ? 'currentColor' : 'transparent') }}
          />
        </span>
      }
    >
      {(close) => (
        <ColorForm
          kind={kind}
          current={current}
          onChoose={(color) => {
            close();
            set(editor, color);
          }}
        />
      )}
    </ToolbarPopover>
  );
};
