import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ResourceName } from '../../src/wire/kinds.ts';
import { CURRENCIES } from '../db/schema.ts';
import type { KindRoutes } from '../records/recordRoutes.ts';
import { readOnlyRegister, registerRoutes } from '../records/register.ts';
import {
  ADMIN,
  AUDIT,
  DELETED,
  EVERYBODY,
  HISTORY,
  may,
  PERSONNEL,
  publicationCalls,
  type Right,
  recordCalls,
} from './calls.ts';
import { documentRoutes } from './documents/documents.ts';
import { information, normativeDocuments, templates } from './documents/kinds.ts';
import { fundRoutes } from './fund/fundRoutes.ts';
import { audios, mediaRoutes, videos } from './media/media.ts';
import { applicationRoutes } from './personnel/applicationRoutes.ts';
import { vacancyRoutes } from './personnel/vacancies.ts';
import { depoNews, depos, news } from './publications/kinds.ts';
import { publicationRoutes } from './publications/publicationRoutes.ts';
import { onlineAppealRoutes } from './registers/onlineAppeals.ts';
import {
  clientTypes,
  departments,
  glossary,
  histories,
  informationTypes,
  normativeDocumentTypes,
} from './registers/registers.ts';
import { statisticRoutes } from './registers/statistics.ts';

/** One kind on the server. Its key in the table is the front end's name of the kind, and its tag in the API documentation. */
export interface Area {
  /** The path of its calls after `/api/Admin`. */
  path: `/${string}`;
  /** Its calls and the roles that may make them (part 1, §6). */
  calls: Right[];
  routes: KindRoutes;
}

const fundCalls = [
  may(ADMIN, 'POST Add', 'POST Edit', ...HISTORY),
  ...CURRENCIES.map((each) =>
    may(ADMIN, `GET GetLast${each}`, `GET GetLast${each}ForAdd`, `GET History${each}`),
  ),
];

/** Every kind of the front end with its path, its calls and their roles. */
export const areas = {
  news: { path: '/News', calls: publicationCalls(), routes: publicationRoutes(news) },
  depoNews: { path: '/DepoNews', calls: publicationCalls(), routes: publicationRoutes(depoNews) },
  // the counter alone has the plural in its path (part 1, §7)
  depoCompasses: {
    path: '/DepoCompass',
    calls: publicationCalls('/DepoCompasses/GetCount'),
    routes: publicationRoutes(depos, '/DepoCompasses/GetCount'),
  },
  depoMessages: { path: '/DepoMessages', calls: publicationCalls(), routes: publicationRoutes(depos) },
  informationTypes: {
    path: '/InformationType',
    calls: recordCalls(ADMIN, '/Information/GetInformationTypes'),
    routes: registerRoutes(informationTypes, '/Information/GetInformationTypes'),
  },
  information: {
    path: '/Information',
    calls: recordCalls(ADMIN, 'GetByCode/:code'),
    routes: documentRoutes(information, 'GetByCode'),
  },
  normativeDocuments: {
    path: '/NormativeDocument',
    calls: recordCalls(ADMIN, 'GetByCode/:code'),
    routes: documentRoutes(normativeDocuments, 'GetByCode'),
  },
  templates: {
    path: '/Template',
    calls: recordCalls(ADMIN, 'GetTemplatesByCode/:code'),
    routes: documentRoutes(templates, 'GetTemplatesByCode'),
  },
  histories: {
    path: '/History',
    calls: recordCalls(ADMIN, 'GetHistories'),
    routes: registerRoutes(histories, 'GetHistories'),
  },
  glossary: {
    path: '/Glossary',
    calls: recordCalls(ADMIN, '/GetGlossaries'),
    routes: registerRoutes(glossary, '/GetGlossaries'),
  },
  // the dashboard shows it to every signed-in user
  statistics: {
    path: '/Statistic',
    calls: [may(EVERYBODY, 'GET GetStatistic'), may(ADMIN, 'POST UpdateOrAdd', ...HISTORY)],
    routes: statisticRoutes,
  },
  normativeDocumentTypes: {
    path: '/NormativeDocumentType',
    calls: recordCalls(ADMIN, 'GetNormativeDocumentTypes'),
    routes: registerRoutes(normativeDocumentTypes, 'GetNormativeDocumentTypes'),
  },
  clientTypes: {
    path: '/ClientType',
    calls: [may(ADMIN, 'GET GetClientTypes')],
    routes: readOnlyRegister(clientTypes, 'GetClientTypes'),
  },
  departments: {
    path: '/Department',
    calls: recordCalls(PERSONNEL, 'GetDepartments'),
    routes: registerRoutes(departments, 'GetDepartments'),
  },
  vacancies: {
    path: '/Vacancy',
    calls: recordCalls(PERSONNEL, 'GetVacancies', 'GetStatuses'),
    routes: vacancyRoutes,
  },
  applications: {
    path: '/ApplicationForVacancy',
    calls: [
      may(PERSONNEL, 'GET GetByVacancyId/:vacancyId', 'GET GetApplicationStatuses'),
      may(PERSONNEL, 'GET GetAll', 'GET GetNewCounts'),
      may(PERSONNEL, 'POST UpdateApplicationResult', 'POST InactivateAllVacancyApplications'),
      may(PERSONNEL, 'POST SendMailAboutAnswerHr', 'POST SendMailAboutRejectAnswerHr', ...DELETED),
      may(PERSONNEL, 'GET /File/GetResumeFileById/:id'),
    ],
    routes: applicationRoutes,
  },
  videos: { path: '/Video', calls: recordCalls(ADMIN, 'GetAll'), routes: mediaRoutes(videos) },
  audios: { path: '/Audio', calls: recordCalls(ADMIN, 'GetAll'), routes: mediaRoutes(audios) },
  onlineAppeals: {
    path: '/OnlineAppeal',
    calls: [may(AUDIT, 'GET GetOnlineAppeals', 'GET /File/GetOnlineAppealFileId/:id')],
    routes: onlineAppealRoutes,
  },
  guaranteeFund: { path: '/GuaranteeFund', calls: fundCalls, routes: fundRoutes },
} satisfies Record<ResourceName, Area>;

/** The calls of all kinds, with the tag of the kind where a call names no other. */
export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const [kind, { path, routes }] of Object.entries<Area>(areas)) {
    await app.register(async (area) => {
      area.addHook('onRoute', (route) => {
        route.schema = { tags: [kind], ...route.schema };
      });
      await area.register(routes, { kind, path });
    });
  }
};
