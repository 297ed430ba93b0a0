import { Box, FormControlLabel, FormHelperText, Radio } from '@mui/material';
import { type MouseEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { MarkedText } from '../../diff/MarkedText.tsx';
import type { FieldValue } from '../../diff/useFieldValue.ts';

export type Side = 'mine' | 'theirs';

interface DisputedFieldProps {
  place: FieldPath;
  label: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** The value with which the form was opened, where it is known. */
  opened?: FieldValue;
  openedLabel: string;
  choice?: Side;
  /** The user tried to continue without choosing. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

const cardSx = (isChosen: boolean) => ({
  minWidth: 0,
  border: 1,
  borderRadius: 1,
  borderColor: isChosen ? 'primary.main' : 'divider',
  boxShadow: isChosen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
  padding: 1.5,
  paddingTop: 0.5,
  cursor: 'pointer',
});

/** Expanding a text, following its links and selecting words in it are no choice. */
const isReading = ({ target, currentTarget }: MouseEvent) => {
  const selection = getSelection();
  const isMarking = selection?.isCollapsed === false && currentTarget.contains(selection.anchorNode);
  return isMarking || (target instanceof Element && target.closest('button, a') !== null);
};

/** A choice between the two values of a field that both people have changed. */
export const DisputedField = ({
  place,
  label,
  mine,
  theirs,
  opened,
  choice,
  ...props
}: DisputedFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const sides = [
    { side: 'mine', value: mine, other: theirs },
    { side: 'theirs', value: theirs, other: mine },
  ] as const;
  return (
    <Box
      component="fieldset"
      aria-describedby={props.isMissing ? `${id}missing` : undefined}
      sx={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ padding: 0, marginBottom: 1, fontWeight: 600 }}>
        {label}
      </Box>
      {props.isMissing && (
        <FormHelperText id={`${id}missing`} error sx={{ marginBottom: 1 }}>
          {translate('conflict.choose')}
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {sides.map(({ side, value, other }) => (
          <Box
            key={side}
            sx={cardSx(choice === side)}
            onClick={(event) => isReading(event) || props.onChoose(side)}
          >
            <FormControlLabel
              control={
                <Radio
                  name={`${id}choice`}
                  checked={choice === side}
                  onChange={() => props.onChoose(side)}
                  slotProps={{ input: { 'aria-describedby': `${id}${side}` } }}
                />
              }
              label={translate(`conflict.${side}`)}
              slotProps={{ typography: { sx: { fontWeight: 600, fontSize: 14.5 } } }}
            />
            <MarkedText
              id={`${id}${side}`}
              label={`${label}: ${translate(`conflict.${side}`)}`}
              value={value}
              other={other}
              language={place.language}
            />
          </Box>
        ))}
      </Box>
      {opened && (
        <Box
          component="details"
          sx={{ marginTop: 1, '& summary': { cursor: 'pointer', fontSize: 14, color: 'text.secondary' } }}
        >
          <summary>{props.openedLabel}</summary>
          <Box sx={{ padding: 1.5 }}>
            <MarkedText label={`${label}: ${props.openedLabel}`} value={opened} language={place.language} />
          </Box>
        </Box>
      )}
    </Box>
  );
};
