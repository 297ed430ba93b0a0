import MenuIcon from '@mui/icons-material/Menu';
import { LinkBase, useTranslate } from 'ra-core';
import { BASE } from '../routing/addresses.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { LoadingLine } from './LoadingLine.tsx';

export const TopBar = ({ onMenuClick }: { onMenuClick: () => void }) => {
  const translate = useTranslate();
  return (
    <header className="top-bar">
      <div className="top-bar-line">
        <button
          type="button"
          className="menu-button"
          onClick={onMenuClick}
          aria-label={translate('shell.openMenu')}
        >
          <MenuIcon />
        </button>
        <LinkBase className="brand" to={BASE}>
          <img src="/logo.svg" alt="" />
          <span>{translate('shell.product')}</span>
        </LinkBase>
        <AccountMenu />
      </div>
      <ConnectionLine />
      <LoadingLine />
    </header>
  );
};
