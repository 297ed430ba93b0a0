import type { Role } from '../../src/dataProvider/wire.ts';

/** Who may call a route: anybody, anybody signed in, or the roles named. Every route has to declare it. */
export type Access = 'public' | 'signedIn' | readonly Role[];

/** The signed-in account, known to every handler behind a route that is not public. */
export interface SignedIn {
  id: number;
  userName: string;
  fullName: string;
  role: string;
  /** SHA-256 of the token the request came with: the key of its session. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** `null` only on public routes. */
    account: SignedIn | null;
  }
}
