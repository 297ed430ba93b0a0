import type { ScreenName } from './dataProvider/endpoints.ts';
import type { Role } from './dataProvider/wire.ts';

/** Which roles see a kind (part 1, §6). The server enforces the same; here it decides menus and addresses. */
export const ACCESS = {
  news: ['admin'],
  depoNews: ['admin'],
  depoCompasses: ['admin'],
  depoMessages: ['admin'],
  informationTypes: ['admin'],
  information: ['admin'],
  normativeDocuments: ['admin'],
  templates: ['admin'],
  histories: ['admin'],
  glossary: ['admin'],
  statistics: ['admin'],
  normativeDocumentTypes: ['admin'],
  departments: ['admin', 'kadry'],
  vacancies: ['admin', 'kadry'],
  applications: ['admin', 'kadry'],
  videos: ['admin'],
  audios: ['admin'],
  onlineAppeals: ['admin', 'audit'],
  guaranteeFund: ['admin'],
} satisfies Record<ScreenName, readonly Role[]>;

/** Whether a role may open a kind. Every signed-in user sees the dashboard; an unknown role sees nothing else. */
export const mayOpen = (role: string, resource: string): boolean => {
  const roles = Object.entries<readonly string[]>(ACCESS).find(([name]) => name === resource)?.[1];
  return roles?.includes(role) ?? false;
};
