import { column } from '../../components/columns.tsx';
import { PlainList } from '../../components/PlainList.tsx';

const columns = [column.id, column.code(), column.title('fields.name', 'name'), column.edit, column.remove];

export const InformationTypeList = () => <PlainList columns={columns} />;
