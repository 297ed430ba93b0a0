import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import { screen } from '../../components/screen.tsx';
import { nameOfApplicant, nameOfDepartment } from './names.ts';

const departmentForm = () => import('./DepartmentForm.tsx');
const vacancyForm = () => import('./VacancyForm.tsx');

export const vacancies = {
  departments: {
    icon: DepartmentIcon,
    list: screen(() => import('./DepartmentList.tsx'), 'DepartmentList'),
    create: screen(departmentForm, 'DepartmentCreate'),
    edit: screen(departmentForm, 'DepartmentEdit'),
    recordRepresentation: nameOfDepartment,
  },
  vacancies: {
    icon: VacancyIcon,
    list: screen(() => import('./VacancyList.tsx'), 'VacancyList'),
    create: screen(vacancyForm, 'VacancyCreate'),
    edit: screen(vacancyForm, 'VacancyEdit'),
  },
  /** Has no entry in the menu: the list of vacancies leads here. */
  applications: {
    list: screen(() => import('./ApplicationList.tsx'), 'ApplicationList'),
    recordRepresentation: nameOfApplicant,
  },
};
