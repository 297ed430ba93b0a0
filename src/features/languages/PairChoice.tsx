import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { Language } from '../../wire/wire.ts';
import { pressedSx } from './ViewSwitch.tsx';

const PAIRS: readonly (readonly [Language, Language])[] = [
  ['ru', 'uz'],
  ['ru', 'en'],
  ['uz', 'en'],
];

interface PairChoiceProps {
  chosen: readonly Language[];
  onChoose: (pair: readonly Language[]) => void;
}

/** Which two languages stand beside each other, where there is no room for three. */
export const PairChoice = ({ chosen, onChoose }: PairChoiceProps) => {
  const translate = useTranslate();
  return (
    <ButtonGroup size="small" color="inherit" variant="outlined" aria-label={translate('sideBySide.pair')}>
      {PAIRS.map((pair) => {
        const [one, other] = pair;
        return (
          <Button
            key={pair.join()}
            sx={pressedSx}
            aria-pressed={pair.every((language) => chosen.includes(language))}
            onClick={() => onChoose(pair)}
          >
            {`${translate(`sideBySide.short.${one}`)} · ${translate(`sideBySide.short.${other}`)}`}
            <span style={visuallyHidden}>
              {translate('sideBySide.and', {
                one: translate(`languages.${one}`),
                other: translate(`languages.${other}`),
              })}
            </span>
          </Button>
        );
      })}
    </ButtonGroup>
  );
};
