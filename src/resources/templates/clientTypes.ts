import type { TypeKind } from '../../components/types/typeKind.ts';

export const clientTypes = {
  resource: 'clientTypes',
  nameField: 'ruName',
  idField: 'clientTypeId',
} satisfies TypeKind;
