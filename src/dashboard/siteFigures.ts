/** The fixed figures of the second group, exactly as the specification has them (part 1, §2). */
export const SITE_FIGURES = [
  { site: 'mainSite', figures: { activeUsers: 745, sessions: 1380, views: 14407 } },
  { site: 'depoSite', figures: { activeUsers: 245, sessions: 380, views: 2407 } },
] as const;
