import type { ComponentType } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { FormToolProps } from './tools.tsx';

/** A panel that takes resource and record as props, as one that reads them from their contexts. */
export const withRecord = (Panel: ComponentType<FormToolProps>) => {
  const PanelWithRecord = ({ onClose }: { onClose: () => void }) => {
    const resource = useResourceContext();
    const record = useRecordContext();
    return resource && record && <Panel resource={resource} record={record} onClose={onClose} />;
  };
  return PanelWithRecord;
};
