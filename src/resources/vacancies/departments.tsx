import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import type { ResourceProps } from 'ra-core';
import { nameOfDepartment } from './nameOfDepartment.ts';
import { DepartmentCreate, DepartmentEdit, DepartmentList } from './screens.ts';

export const departments = {
  name: 'departments',
  icon: DepartmentIcon,
  list: DepartmentList,
  create: DepartmentCreate,
  edit: DepartmentEdit,
  recordRepresentation: nameOfDepartment,
} satisfies ResourceProps;
