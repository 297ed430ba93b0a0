import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { DepositoryError } from '../../dataProvider/http.ts';
import { Notice } from '../Notice.tsx';

const CONFLICT = 409;

/** Says inline why the save failed; the toast has only the catalogue's text. */
export const SaveFailure = ({ failure }: { failure: Error | null }) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const { status, faults = [] } = failure as Partial<DepositoryError>;
  const reasons = new Set([failure.message, ...faults.map(({ message }) => message)]);
  return (
    <Box ref={place} sx={{ marginTop: 2, scrollMarginBottom: 90 }}>
      <Notice
        title={translate('form.saveFailed')}
        text={
          <>
            {(status === CONFLICT ? [translate('form.conflict')] : [...reasons]).map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
            <div>{translate('form.typedIsKept')}</div>
          </>
        }
      />
    </Box>
  );
};
