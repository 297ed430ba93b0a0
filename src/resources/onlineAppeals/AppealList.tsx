import '../../i18n/registers.ts';
import { useTranslate } from 'ra-core';
import { useDepository } from '../../components/act/useDepository.ts';
import { column } from '../../components/columns.tsx';
import { DownloadAction } from '../../components/DownloadAction.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import type { OnlineAppeal } from '../../dataProvider/onlineAppeals.ts';

const Note = ({ note, fullName, id }: OnlineAppeal) => {
  const translate = useTranslate();
  const title = translate('onlineAppeals.noteOf', { name: fullName || `№ ${id}` });
  return <LongText text={note ?? ''} title={title} />;
};

/** People write here what they like; a number alone is never broken. */
const NUMBER = /^[+\d\s()-]{1,20}$/;

const Phone = ({ children }: { children: string }) => (
  <span style={{ whiteSpace: NUMBER.test(children) ? 'nowrap' : undefined }}>{children}</span>
);

const AppealFile = ({ appeal }: { appeal: OnlineAppeal }) => {
  const depository = useDepository();
  const { id, onlineAppealFileId: fileId, onlineAppealFileName: fileName } = appeal;
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadAction fileName={fileName || `appeal-${id}`} load={() => depository.getAppealFile(fileId)} />
  );
};

const columns: readonly Column<OnlineAppeal>[] = [
  column.value('id', 'onlineAppeals.columns.id'),
  { ...column.value('fullName', 'onlineAppeals.columns.fullName'), variant: 'heading' },
  column.text('address', 'onlineAppeals.columns.address'),
  column.address('email', 'onlineAppeals.columns.email'),
  {
    ...column.text('phoneNumber', 'onlineAppeals.columns.phoneNumber'),
    render: ({ phoneNumber }) => <Phone>{phoneNumber ?? ''}</Phone>,
  },
  column.day('dateOfSending', 'onlineAppeals.columns.dateOfSending'),
  { ...column.text('note', 'onlineAppeals.columns.note'), render: (appeal) => <Note {...appeal} /> },
  { label: 'onlineAppeals.columns.file', render: (appeal) => <AppealFile appeal={appeal} /> },
];

export const AppealList = () => <PlainList columns={columns} />;
