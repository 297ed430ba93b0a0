import type { TypeKind } from '../../components/types/typeKind.ts';

export const normativeTypes = {
  resource: 'normativeDocumentTypes',
  label: 'normativeDocuments.type',
  nameField: 'entries.ru.title',
  idField: 'normativeDocumentTypeId',
} satisfies TypeKind;
