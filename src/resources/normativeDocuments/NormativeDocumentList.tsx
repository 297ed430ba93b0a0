import '../../i18n/registers.ts';
import { column } from '../../components/columns.tsx';
import { DocumentTable, TypedRecords } from '../../components/types/TypedRecords.tsx';

const columns = [
  column.id,
  column.title('fields.title'),
  column.code('documentNumber', 'normativeDocuments.documentNumber'),
  column.day('publishTime'),
  column.edit,
  column.remove,
];

/** The normative documents of the chosen type. */
export const NormativeDocumentList = () => (
  <TypedRecords placeholder="types.chooseTable" notChosen="normativeDocuments.notChosen">
    {(code) => <DocumentTable code={code} columns={columns} />}
  </TypedRecords>
);
