import { lazyScreen } from '../../components/lazyScreen.ts';

const departmentForm = () => import('./DepartmentForm.tsx');
const vacancyForm = () => import('./VacancyForm.tsx');

/** The family's screens, each loaded when it is first opened. */
export const DepartmentList = lazyScreen(() => import('./DepartmentList.tsx'), 'DepartmentList');
export const DepartmentCreate = lazyScreen(departmentForm, 'DepartmentCreate');
export const DepartmentEdit = lazyScreen(departmentForm, 'DepartmentEdit');
export const VacancyList = lazyScreen(() => import('./VacancyList.tsx'), 'VacancyList');
export const VacancyCreate = lazyScreen(vacancyForm, 'VacancyCreate');
export const VacancyEdit = lazyScreen(vacancyForm, 'VacancyEdit');
export const ApplicationList = lazyScreen(() => import('./ApplicationList.tsx'), 'ApplicationList');
