/** The page of the public site, on which the chosen colours are read. */
export const SITE = { paper: '#ffffff', ink: '#1b1f24' } as const;
