import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { DepartmentCreate, DepartmentEdit } from './DepartmentForm.tsx';
import { DepartmentList } from './DepartmentList.tsx';
import { nameOfApplicant, nameOfDepartment } from './names.ts';
import { VacancyCreate, VacancyEdit } from './VacancyForm.tsx';
import { VacancyList } from './VacancyList.tsx';

export const departments = {
  name: 'departments',
  icon: DepartmentIcon,
  list: DepartmentList,
  create: DepartmentCreate,
  edit: DepartmentEdit,
  recordRepresentation: nameOfDepartment,
} satisfies ResourceProps;

export const vacancies = {
  name: 'vacancies',
  icon: VacancyIcon,
  list: VacancyList,
  create: VacancyCreate,
  edit: VacancyEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;

/** Has no entry in the menu: the list of vacancies leads here. */
export const applications = {
  name: 'applications',
  list: ApplicationList,
  recordRepresentation: nameOfApplicant,
} satisfies ResourceProps;
