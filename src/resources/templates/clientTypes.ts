import type { TypeKind } from '../../components/types/typeKind.ts';

export const clientTypes = {
  resource: 'clientTypes',
  label: 'templates.clientType',
  nameField: 'ruName',
  idField: 'clientTypeId',
} satisfies TypeKind;
