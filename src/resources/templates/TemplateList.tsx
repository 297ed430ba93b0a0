import '../../i18n/registers.ts';
import { column } from '../../components/columns.tsx';
import { DocumentTable, TypedRecords } from '../../components/types/TypedRecords.tsx';

const columns = [column.id, column.title('fields.title'), column.edit, column.remove];

/** The templates of the chosen type of client. */
export const TemplateList = () => (
  <TypedRecords placeholder="types.choose" notChosen="templates.notChosen">
    {(code) => <DocumentTable code={code} columns={columns} emptyText="templates.empty" />}
  </TypedRecords>
);
