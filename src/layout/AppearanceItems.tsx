import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { ListItemIcon, MenuItem, type MenuItemProps, useColorScheme } from '@mui/material';
import { useTranslate } from 'react-admin';

const modes = [
  { mode: 'system', Icon: SystemIcon },
  { mode: 'light', Icon: LightIcon },
  { mode: 'dark', Icon: DarkIcon },
] as const;

/** The three appearances, as radio items of the account menu. Menu hands its focus props to the first one. */
export const AppearanceItems = (props: MenuItemProps) => {
  const translate = useTranslate();
  const { mode: current, setMode } = useColorScheme();
  return modes.map(({ mode, Icon }) => (
    <MenuItem
      {...props}
      key={mode}
      role="menuitemradio"
      aria-checked={current === mode}
      selected={current === mode}
      onClick={() => setMode(mode)}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(`shell.${mode}`)}
    </MenuItem>
  ));
};
