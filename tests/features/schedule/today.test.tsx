import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wallTime } from '../../../server/lib/days.ts';
import { today } from '../../../src/dates.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

/** At every moment one of the two is on another day than the viewer. */
const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone });
const TIME_ZONE = zones.find((zone) => dayIn(zone) !== today()) ?? '';

const server = serverForAll({ env: { TIME_ZONE } });

it('the dashboard has the schedule of the depository’s day, not of the viewer’s', async () => {
  const { fetch, count } = watchFetch(server.fetch);
  await renderAdmin(server, { at: '/dashboard', signedIn: { features: ['schedule'] }, fetch });
  const { day } = wallTime(new Date(server.now()));
  await waitFor(() => expect(count(`from=${day}&to=${day}`)).toBeGreaterThan(0));
});
