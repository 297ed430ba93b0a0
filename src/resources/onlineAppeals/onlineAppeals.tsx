import Icon from '@mui/icons-material/ForumOutlined';
import { type RaRecord, type ResourceProps, useRecordContext, useTranslate } from 'react-admin';
import { LongText } from '../../components/LongText.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import { DateField } from '../../components/list/fields.tsx';
import { List } from '../../components/list/List.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { appealCalls } from '../../dataProvider/kindCalls.ts';
import { isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** What a visitor wrote from the public site (part 2, §3). */
interface OnlineAppeal extends RaRecord {
  fullName?: string | null;
  note?: string | null;
  onlineAppealFileId?: FileIdWire | null;
  onlineAppealFileName?: string | null;
}

/** People write here what they like; a number alone is never broken. */
const NUMBER = /^[+\d\s()-]{1,20}$/;

const phone = ({ phoneNumber = '' }) => (
  <span style={{ whiteSpace: NUMBER.test(phoneNumber) ? 'nowrap' : undefined }}>{phoneNumber}</span>
);

const NoteField = () => {
  const translate = useTranslate();
  const { note, fullName, id } = useRecordContext<OnlineAppeal>() ?? {};
  return (
    <LongText text={note ?? ''} title={translate('onlineAppeals.noteOf', { name: fullName || `№ ${id}` })} />
  );
};

const FileField = () => {
  const appeal: Partial<OnlineAppeal> = useRecordContext() ?? {};
  const { id, onlineAppealFileId: fileId, onlineAppealFileName: fileName } = appeal;
  if (!isFileId(fileId)) return null;
  return <DownloadButton fileName={fileName || `appeal-${id}`} call={appealCalls.file(fileId)} />;
};

export const onlineAppeals = {
  name: 'onlineAppeals',
  icon: Icon,
  list: (
    <List>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="fullName" cell="title" />
        <DataTable.Col source="address" cell="text" />
        <DataTable.Col source="email" cell="address" />
        <DataTable.Col source="phoneNumber" cell="text" render={phone} />
        <DataTable.Col source="dateOfSending" field={DateField} />
        <DataTable.Col source="note" cell="text" field={NoteField} />
        <DataTable.Col source="onlineAppealFileId" cell="text" field={FileField} disableSort />
      </DataTable>
    </List>
  ),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
