import ContinueIcon from '@mui/icons-material/ArrowForward';
import { Button } from '@mui/material';
import { LinkBase, useCanAccess, useLocation, useTranslate } from 'react-admin';
import { useFeatures } from '../../components/features.tsx';
import { kindAt, toNative, toPublic } from '../../routing/addresses.ts';
import { itemAt } from '../../routing/followHistory.ts';
import { type ReturnTo, returnToIn } from '../../routing/returnTo.ts';
import { isScreen } from '../../wire/kinds.ts';

/** Offers the address that was requested before signing in, if the user may open it (DECISIONS 27). */
export const ReturnToLink = () => {
  const returnTo = returnToIn(useLocation().state);
  return returnTo ? <LinkTo {...returnTo} /> : null;
};

const LinkTo = ({ path, item: named }: ReturnTo) => {
  const translate = useTranslate();
  const entries = useFeatures().flatMap(({ menu = [] }) => menu);
  const [pathname = '', search] = path.split('?');
  const kind = kindAt(pathname);
  const entry = entries.find(({ to }) => to === pathname.split('/')[2]);
  const { canAccess } = useCanAccess({ resource: entry?.to ?? kind ?? '', action: 'list' });
  if (!canAccess) return null;

  const item = itemAt({ pathname, state: { item: named } });
  const native = toNative(pathname, item);
  const { create, edit } = toPublic(native);
  const id = edit?.id ?? item?.id;
  // applications have no menu entry of their own
  const segment = native.split('/')[2];
  const screen = isScreen(segment) ? segment : kind;
  const name = entry
    ? translate(entry.label, { _: entry.label })
    : translate(`resources.${screen}.${create ? 'formTitle' : 'name'}`);
  return (
    <Button
      component={LinkBase}
      to={native + (search ? `?${search}` : '')}
      state={item && { item }}
      variant="outlined"
      startIcon={<ContinueIcon />}
    >
      {translate('dashboard.continue', { name: id === undefined ? name : `${name} № ${id}` })}
    </Button>
  );
};
