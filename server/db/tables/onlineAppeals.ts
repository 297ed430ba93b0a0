import { date, index, integer, pgTable, serial } from 'drizzle-orm/pg-core';
import { words } from './columns.ts';
import { files } from './files.ts';

/** Messages of the public site's visitors; read only here. */
export const onlineAppeals = pgTable(
  'online_appeals',
  {
    id: serial('id').primaryKey(),
    fullName: words('full_name'),
    address: words('address'),
    email: words('email'),
    phoneNumber: words('phone_number'),
    dateOfSending: date('date_of_sending', { mode: 'string' }).notNull(),
    note: words('note'),
    fileId: integer('file_id').references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('online_appeals_file').on(table.fileId),
    index('online_appeals_list').on(table.dateOfSending.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
