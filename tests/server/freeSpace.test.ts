import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

let full: TestServer;
beforeAll(async () => {
  // no disk has a petabyte to spare
  full = await startServer({ env: { DISK_RESERVE_MB: '1000000000' } });
});
afterAll(() => full.stop());

it('a server whose disk is nearly full takes no save and no upload, and says why', async () => {
  for (const url of ['/api/Admin/News/UpdateOrAdd', '/WebsiteFiles/File/UploadPdf']) {
    expect(await full.as('admin', 'POST', url, newsDraft())).toMatchObject({
      status: 507,
      body: { message: expect.stringMatching(/закончилось место/) },
    });
  }
  expect(full.logLines).toContainEqual(expect.objectContaining({ msg: 'disk is nearly full', level: 50 }));
});

it('a server whose disk is nearly full still shows and deletes, and tells strangers nothing', async () => {
  expect((await full.as('admin', 'GET', '/api/Admin/News/GetAllPending')).status).toBe(200);
  expect((await full.as('admin', 'DELETE', '/api/Admin/News/Delete1')).status).toBe(404);
  expect((await full.send({ method: 'POST', url: '/api/Admin/News/UpdateOrAdd', payload: {} })).status).toBe(
    401,
  );
});
