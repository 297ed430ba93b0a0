import type { RaRecord } from 'react-admin';

export interface FormToolProps {
  resource: string;
  /** The item as it was opened. */
  record: RaRecord;
  onClose: () => void;
}
