import Button from '@mui/material/Button';
import { useWords } from '../useWords.ts';
import { COLORS } from './colors.ts';
import { Swatches } from './Swatches.tsx';

interface ColorFormProps {
  kind: keyof typeof COLORS;
  current: string;
  onChoose: (color: string) => void;
}

/** The colours that a text or its background may have, and none. */
export const ColorForm = ({ kind, current, onChoose }: ColorFormProps) => {
  const word = useWords();
  return (
    <>
      <Swatches colors={COLORS[kind]} current={current} onChoose={onChoose} />
      <Button fullWidth onClick={() => onChoose('')} sx={{ marginTop: 1 }}>
        {word('reset_color')}
      </Button>
    </>
  );
};
