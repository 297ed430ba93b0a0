import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { nameOfApplicant } from './names.ts';
import { vacancyForm } from './VacancyForm.tsx';
import { VacancyList } from './VacancyList.tsx';

export const vacancies = {
  name: 'vacancies',
  icon: VacancyIcon,
  list: VacancyList,
  create: <Create>{vacancyForm}</Create>,
  edit: <Edit>{vacancyForm}</Edit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps;

/** Has no entry in the menu: the list of vacancies leads here. */
export const applications = {
  name: 'applications',
  list: ApplicationList,
  recordRepresentation: nameOfApplicant,
} satisfies ResourceProps;
