import { expect, it } from 'vitest';
import { areas } from '../../server/areas/areas.ts';
import { kinds, screenNames } from '../../src/kinds.ts';

it.each(screenNames)('lets the roles that see %s make its calls, and no others', (kind) => {
  expect(areas[kind].roles).toEqual(kinds[kind].roles);
});
