import { endpointOf } from './endpoints.ts';
import { ROWS_PER_PAGE } from './listing.ts';

export const rowsPerPage = (resource: string): number => endpointOf(resource).pages?.perPage ?? ROWS_PER_PAGE;
