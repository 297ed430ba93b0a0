import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Conflict } from '../../dataProvider/conflict.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Saving } from './useSave.ts';

export interface ConflictProps {
  conflict: Conflict;
  saving: Saving;
  /** Saves the form again, as its button does. */
  onSubmit: () => void;
  /** Told whether the question was put off: whoever wants to leave is asked again. */
  onPutOff: (isPutOff: boolean) => void;
}

const Panel = lazyScreen(() => import('../../features/conflicts/ConflictPanel.lazy.tsx'), 'ConflictPanel');

export const preloadConflict = Panel.preload;

/** Stands where a failed save is told, when somebody else has saved or deleted the record; its code comes only then. */
export const ConflictPanel = (props: ConflictProps) => {
  const translate = useTranslate();
  return (
    <Suspense fallback={<div role="status">{translate('form.comparing')}</div>}>
      <Panel {...props} />
    </Suspense>
  );
};
