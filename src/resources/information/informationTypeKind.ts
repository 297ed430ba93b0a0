import type { TypeKind } from '../../components/types/typeKind.ts';

export const informationTypeKind = {
  resource: 'informationTypes',
  label: 'information.type',
  nameField: 'name',
  idField: 'informationTypeId',
} satisfies TypeKind;
