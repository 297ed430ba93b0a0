import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useTranslate } from 'ra-core';

interface ViewSwitchProps {
  isColumns: boolean;
  onChange: (isColumns: boolean) => void;
}

export const pressedSx = {
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main', borderColor: 'primary.main' },
};

export const ViewSwitch = ({ isColumns, onChange }: ViewSwitchProps) => {
  const translate = useTranslate();
  return (
    <ButtonGroup
      size="small"
      color="inherit"
      variant="outlined"
      aria-label={translate('sideBySide.label')}
      sx={{ alignSelf: 'center' }}
    >
      <Button sx={pressedSx} aria-pressed={!isColumns} onClick={() => onChange(false)}>
        {translate('sideBySide.tabs')}
      </Button>
      <Button sx={pressedSx} aria-pressed={isColumns} onClick={() => onChange(true)}>
        {translate('sideBySide.columns')}
      </Button>
    </ButtonGroup>
  );
};
