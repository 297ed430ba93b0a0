import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import type { FundList } from '../../dataProvider/guaranteeFund.ts';

const ListRevisions = screen(() => import('./ListRevisions.tsx'), 'ListRevisions');

/** Opens the lists that the currency of the record around has had. */
export const ListRevisionsButton = () => {
  const translate = useTranslate();
  const list = useRecordContext<FundList>();
  const [isOpen, setIsOpen] = useState(false);
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
      {list && isOpen && (
        <Suspense fallback={null}>
          <ListRevisions currency={list.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
