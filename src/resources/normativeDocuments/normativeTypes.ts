import type { TypeKind } from '../../components/types/typeKind.ts';

export const normativeTypes = {
  resource: 'normativeDocumentTypes',
  nameField: 'nameRu',
  idField: 'normativeDocumentTypeId',
} satisfies TypeKind;
