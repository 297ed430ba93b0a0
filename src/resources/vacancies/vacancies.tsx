import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined';
import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { RichTextEditor } from '../../richText/editor.ts';
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
    create: lazyScreen(vacancyForm, 'VacancyCreate', RichTextEditor.preload),
    edit: lazyScreen(vacancyForm, 'VacancyEdit', RichTextEditor.preload),
  },
  /** Has no entry in the menu: the list of vacancies leads here. */
  applications: {
    list: lazyScreen(() => import('./ApplicationList.tsx'), 'ApplicationList'),
    recordRepresentation: nameOfApplicant,
  },
};
