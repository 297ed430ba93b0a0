import type { TypeKind } from '../../components/types/typeKind.ts';

export const informationTypeKind = {
  resource: 'informationTypes',
  nameField: 'name',
  idField: 'informationTypeId',
} satisfies TypeKind;
