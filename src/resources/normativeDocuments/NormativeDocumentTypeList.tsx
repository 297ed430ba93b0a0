import { column } from '../../components/columns.tsx';
import { PlainList } from '../../components/PlainList.tsx';

const columns = [
  column.id,
  column.code(),
  column.text('entries.uz.title', 'fields.nameUz'),
  column.title('fields.nameRu'),
  column.text('entries.en.title', 'fields.nameEn'),
  column.edit,
  column.remove,
];

export const NormativeDocumentTypeList = () => <PlainList columns={columns} />;
