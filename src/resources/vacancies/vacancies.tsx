import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { nameOfApplicant, nameOfDepartment } from './names.ts';

const departmentForm = () => import('./DepartmentForm.tsx');
const vacancyForm = () => import('./VacancyForm.tsx');

export const departments = {
  name: 'departments',
  icon: DepartmentIcon,
  list: screen(() => import('./DepartmentList.tsx'), 'DepartmentList'),
  create: screen(departmentForm, 'DepartmentCreate'),
  edit: screen(departmentForm, 'DepartmentEdit'),
  recordRepresentation: nameOfDepartment,
} satisfies ResourceProps;

export const vacancies = {
  name: 'vacancies',
  icon: VacancyIcon,
  list: screen(() => import('./VacancyList.tsx'), 'VacancyList'),
  create: screen(vacancyForm, 'VacancyCreate'),
  edit: screen(vacancyForm, 'VacancyEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;

/** Has no entry in the menu: the list of vacancies leads here. */
export const applications = {
  name: 'applications',
  list: screen(() => import('./ApplicationList.tsx'), 'ApplicationList'),
  recordRepresentation: nameOfApplicant,
} satisfies ResourceProps;
