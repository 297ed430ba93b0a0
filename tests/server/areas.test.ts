import { expect, it } from 'vitest';
import { areas } from '../../server/areas/areas.ts';
import { kinds, screenNames } from '../../src/kinds.ts';

it.each(screenNames)('lets the roles that see %s make its calls, and no others', (kind) => {
  expect(areas[kind].roles).toEqual(kinds[kind].roles);
});

it('opens to others than administrators what the specification does, and nothing else', () => {
  const others = Object.entries(areas).map(([kind, { roles }]) => [
    kind,
    roles.filter((role) => role !== 'admin'),
  ]);
  expect(Object.fromEntries(others.filter(([, roles]) => roles?.length))).toEqual({
    departments: ['kadry'],
    vacancies: ['kadry'],
    applications: ['kadry'],
    onlineAppeals: ['audit'],
  });
  expect(Object.values(areas).every(({ roles }) => roles.some((role) => role === 'admin'))).toBe(true);
});
