import type { Role } from '../../src/dataProvider/wire.ts';
import type { ResourceName } from '../../src/kinds.ts';
import { documentRoutes } from '../documents/documentRoutes.ts';
import { information } from '../documents/information.ts';
import { normativeDocuments } from '../documents/normativeDocuments.ts';
import { templates } from '../documents/templates.ts';
import { fundRoutes } from '../fund/fundRoutes.ts';
import { mediaRoutes } from '../media/mediaRoutes.ts';
import { audios, videos } from '../media/shapes.ts';
import { applicationRoutes } from '../personnel/applicationRoutes.ts';
import { vacancyRoutes } from '../personnel/vacancyRoutes.ts';
import { publicationRoutes } from '../publications/publicationRoutes.ts';
import { depos, markedNews, news } from '../publications/shapes.ts';
import type { KindRoutes } from '../records/recordRoutes.ts';
import { listRoutes, registerRoutes } from '../records/register.ts';
import { departments } from '../registers/departments.ts';
import { clientTypes, informationTypes, normativeDocumentTypes } from '../registers/documentTypes.ts';
import { glossary } from '../registers/glossary.ts';
import { histories } from '../registers/histories.ts';
import { onlineAppealRoutes } from '../registers/onlineAppeals.ts';
import { statisticRoutes } from '../registers/statistics.ts';

/** One kind on the server. Its row is named as the front end's kind, which is also its tag in the documentation. */
export interface Area {
  /** What its calls begin with, after `/api/Admin`. */
  path: `/${string}`;
  /** Who may make its calls (part 1, §6). A call that more people may make says so itself. */
  roles: readonly Role[];
  routes: KindRoutes;
}

const ADMIN = ['admin'] as const;
const PERSONNEL = ['admin', 'kadry'] as const;
const AUDIT = ['admin', 'audit'] as const;

/** Every kind of the front end: where its calls stand, who may make them and what they are. */
export const areas = {
  news: { path: '/News', roles: ADMIN, routes: publicationRoutes(markedNews) },
  depoNews: { path: '/DepoNews', roles: ADMIN, routes: publicationRoutes(news) },
  // its counter alone is spelled with the plural (part 1, §7)
  depoCompasses: {
    path: '/DepoCompass',
    roles: ADMIN,
    routes: publicationRoutes(depos, '/DepoCompasses/GetCount'),
  },
  depoMessages: { path: '/DepoMessages', roles: ADMIN, routes: publicationRoutes(depos) },
  informationTypes: {
    path: '/InformationType',
    roles: ADMIN,
    routes: registerRoutes(informationTypes, '/Information/GetInformationTypes'),
  },
  information: { path: '/Information', roles: ADMIN, routes: documentRoutes(information, 'GetByCode') },
  normativeDocuments: {
    path: '/NormativeDocument',
    roles: ADMIN,
    routes: documentRoutes(normativeDocuments, 'GetByCode'),
  },
  templates: { path: '/Template', roles: ADMIN, routes: documentRoutes(templates, 'GetTemplatesByCode') },
  histories: { path: '/History', roles: ADMIN, routes: registerRoutes(histories, 'GetHistories') },
  glossary: { path: '/Glossary', roles: ADMIN, routes: registerRoutes(glossary, '/GetGlossaries') },
  statistics: { path: '/Statistic', roles: ADMIN, routes: statisticRoutes },
  normativeDocumentTypes: {
    path: '/NormativeDocumentType',
    roles: ADMIN,
    routes: registerRoutes(normativeDocumentTypes, 'GetNormativeDocumentTypes'),
  },
  clientTypes: { path: '/ClientType', roles: ADMIN, routes: listRoutes(clientTypes, 'GetClientTypes') },
  departments: {
    path: '/Department',
    roles: PERSONNEL,
    routes: registerRoutes(departments, 'GetDepartments'),
  },
  vacancies: { path: '/Vacancy', roles: PERSONNEL, routes: vacancyRoutes },
  applications: { path: '/ApplicationForVacancy', roles: PERSONNEL, routes: applicationRoutes },
  videos: { path: '/Video', roles: ADMIN, routes: mediaRoutes(videos) },
  audios: { path: '/Audio', roles: ADMIN, routes: mediaRoutes(audios) },
  onlineAppeals: { path: '/OnlineAppeal', roles: AUDIT, routes: onlineAppealRoutes },
  guaranteeFund: { path: '/GuaranteeFund', roles: ADMIN, routes: fundRoutes },
} satisfies Record<ResourceName, Area>;

export type Kind = keyof typeof areas;
