import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceProps } from 'ra-core';
import { titleOf } from '../../components/titleOf.ts';
import { VacancyCreate, VacancyEdit, VacancyList } from './screens.ts';

export const vacancies = {
  name: 'vacancies',
  icon: VacancyIcon,
  list: VacancyList,
  create: VacancyCreate,
  edit: VacancyEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
