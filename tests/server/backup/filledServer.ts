import { startServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { callsOf } from '../files/multipart.ts';
import { PDF } from '../files/pictures.ts';

export const NEWS = '/api/Admin/News';

/** A server with something of everything that a backup holds. */
export async function startFilledServer() {
  const source = await startServer({ hasThread: true });
  const admin = await callsOf(source, 'admin');
  for (let index = 0; index < 12; index += 1) {
    const bytes = Buffer.concat([PDF, Buffer.from(`%${index}`)]);
    await admin.upload('Pdf', { filename: `${index}.pdf`, bytes });
    const draft = newsDraft(`Ўзбекистон ʻʼ 👩‍👩‍👧 \\ "${index}"\n\t`);
    await source.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft);
  }
  await source.as('admin', 'DELETE', `${NEWS}/Delete3`);
  // one of them has two states: what the site shows, and an edit that waits
  await source.as('admin', 'POST', '/api/Admin/Review/SetRules', { edits: true });
  await source.as('admin', 'GET', `${NEWS}/AllowToPublish1`);
  await source.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id: 1 }));
  const term = { id: 0, keyWordRu: 'Акция', descriptionEn: 'A share' };
  await source.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term);
  return source;
}
