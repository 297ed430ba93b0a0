import Icon from '@mui/icons-material/ForumOutlined';
import { type RaRecord, type ResourceProps, useRecordContext } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import { DateField, EmailField, LongTextField } from '../../components/list/fields.tsx';
import { List } from '../../components/list/List.tsx';
import { appealCalls } from '../../dataProvider/kindCalls.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { isFileId } from '../../dataProvider/records.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** Messages of visitors of the public site (part 2, §3). */
interface OnlineAppeal extends RaRecord {
  onlineAppealFileId?: FileIdWire | null;
  onlineAppealFileName?: string | null;
}

/** People type anything here; only a plain number must not wrap. */
const NUMBER = /^[+\d\s()-]{1,20}$/;

const phone = ({ phoneNumber }: Partial<RaRecord>) => {
  const text = textOf(phoneNumber);
  return <span style={{ whiteSpace: NUMBER.test(text) ? 'nowrap' : undefined }}>{text}</span>;
};

const AddressField = () => <LongTextField source="address" title="onlineAppeals.addressOf" />;

const NoteField = () => <LongTextField source="note" title="onlineAppeals.noteOf" />;

const FileField = () => {
  const appeal: Partial<OnlineAppeal> = useRecordContext() ?? {};
  const { id, onlineAppealFileId: fileId, onlineAppealFileName: fileName } = appeal;
  if (!isFileId(fileId)) return null;
  return <DownloadButton fileName={textOf(fileName) || `appeal-${id}`} call={appealCalls.file(fileId)} />;
};

export const onlineAppeals = {
  name: 'onlineAppeals',
  icon: Icon,
  list: (
    <List>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fullName" cell="title" />
        <DataTable.Col source="address" cell="text" field={AddressField} />
        <DataTable.Col source="email" cell="address" field={EmailField} />
        <DataTable.Col source="phoneNumber" cell="digits" render={phone} />
        <DataTable.Col source="dateOfSending" field={DateField} />
        <DataTable.Col source="note" cell="text" field={NoteField} />
        <DataTable.Col source="onlineAppealFileId" field={FileField} disableSort />
      </DataTable>
    </List>
  ),
  recordRepresentation: ({ id, fullName }: RaRecord) => textOf(fullName) || `№ ${id}`,
} satisfies ResourceProps & { name: ScreenName };
