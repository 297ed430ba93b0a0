import '../../../i18n/guaranteeFund.ts';
import type { RaRecord } from 'react-admin';
import { endpointOf } from '../../../dataProvider/endpoints.ts';
import { useListAsShown } from '../../revisions/useListAsShown.ts';

/** A state of a kind, as it goes over the wire, as differences are shown of it: a list of the fund is a table. */
export const useShownState = (kind: string) => {
  const asTable = useListAsShown();
  return (state: RaRecord = { id: 0 }): Partial<RaRecord> =>
    kind === 'guaranteeFund' ? asTable(state) : (endpointOf(kind).shape.read(state)[0] ?? {});
};
