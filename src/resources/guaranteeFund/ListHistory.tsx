import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { session } from '../../session.ts';
import type { Currency } from '../../wire/wire.ts';

const ListRevisions = lazyScreen<'ListRevisions', { currency: Currency; onClose: () => void }>(
  () => import('../../features/revisions/ListRevisions.tsx'),
  'ListRevisions',
);

/** Opens the lists that a currency has had, where our depository keeps them. */
export const ListHistory = ({ currency }: { currency: Currency }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!session.hasFeature('revisions')) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<HistoryIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {translate('guaranteeFund.history')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ListRevisions currency={currency} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
