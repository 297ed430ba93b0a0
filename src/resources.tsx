import FundIcon from '@mui/icons-material/AccountBalanceOutlined';
import TemplateIcon from '@mui/icons-material/FileCopyOutlined';
import AppealIcon from '@mui/icons-material/ForumOutlined';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import GlossaryIcon from '@mui/icons-material/MenuBookOutlined';
import StatisticsIcon from '@mui/icons-material/QueryStatsOutlined';
import type { RaRecord, ResourceProps } from 'ra-core';
import { screen } from './components/screen.tsx';
import { titleOf } from './components/titleOf.ts';
import { type ScreenName, screenNames } from './kinds.ts';
import { information } from './resources/information/information.tsx';
import { media } from './resources/media/media.tsx';
import { normativeDocuments } from './resources/normativeDocuments/normativeDocuments.tsx';
import { publications } from './resources/publications/publications.tsx';
import { vacancies } from './resources/vacancies/vacancies.tsx';

const documentForm = () => import('./components/types/DocumentForm.tsx');
const glossaryForm = () => import('./resources/glossary/GlossaryForm.tsx');
const historyForm = () => import('./resources/histories/HistoryForm.tsx');

/** What a kind looks like: icon and screens, and what its records are called when not by their title. */
const views: Record<ScreenName, Omit<ResourceProps, 'name'>> = {
  ...publications,
  ...information,
  ...normativeDocuments,
  ...vacancies,
  ...media,
  templates: {
    icon: TemplateIcon,
    list: screen(() => import('./resources/templates/TemplateList.tsx'), 'TemplateList'),
    create: screen(documentForm, 'DocumentCreate'),
    edit: screen(documentForm, 'DocumentEdit'),
  },
  histories: {
    icon: HistoryIcon,
    list: screen(() => import('./resources/histories/HistoryList.tsx'), 'HistoryList'),
    create: screen(historyForm, 'HistoryCreate'),
    edit: screen(historyForm, 'HistoryEdit'),
    recordRepresentation: ({ id, year }: RaRecord) => String(year || `№ ${id}`),
  },
  glossary: {
    icon: GlossaryIcon,
    list: screen(() => import('./resources/glossary/GlossaryList.tsx'), 'GlossaryList'),
    create: screen(glossaryForm, 'GlossaryCreate'),
    edit: screen(glossaryForm, 'GlossaryEdit'),
  },
  statistics: {
    icon: StatisticsIcon,
    list: screen(() => import('./resources/statistics/StatisticsForm.tsx'), 'StatisticsForm'),
  },
  onlineAppeals: {
    icon: AppealIcon,
    list: screen(() => import('./resources/onlineAppeals/AppealList.tsx'), 'AppealList'),
  },
  guaranteeFund: {
    icon: FundIcon,
    list: screen(() => import('./resources/guaranteeFund/FundList.tsx'), 'FundList'),
  },
};

/** Every kind as react-admin declares it, in the order of the menu. */
export const resources: readonly ResourceProps[] = screenNames.map((name) => ({
  name,
  recordRepresentation: titleOf,
  ...views[name],
}));
