import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { nameOfApplicant, nameOfDepartment } from './names.ts';

const departmentForm = () => import('./DepartmentForm.tsx');
const vacancyForm = () => import('./VacancyForm.tsx');

export const vacancies = {
  departments: {
    icon: DepartmentIcon,
    list: lazyScreen(() => import('./DepartmentList.tsx'), 'DepartmentList'),
    create: lazyScreen(departmentForm, 'DepartmentCreate'),
    edit: lazyScreen(departmentForm, 'DepartmentEdit'),
    recordRepresentation: nameOfDepartment,
  },
  vacancies: {
    icon: VacancyIcon,
    list: lazyScreen(() => import('./VacancyList.tsx'), 'VacancyList'),
    create: lazyScreen(vacancyForm, 'VacancyCreate'),
    edit: lazyScreen(vacancyForm, 'VacancyEdit'),
  },
  /** Has no entry in the menu: the list of vacancies leads here. */
  applications: {
    list: lazyScreen(() => import('./ApplicationList.tsx'), 'ApplicationList'),
    recordRepresentation: nameOfApplicant,
  },
};
