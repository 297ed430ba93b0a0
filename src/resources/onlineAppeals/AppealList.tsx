import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'ra-core';
import { DownloadAction } from '../../components/DownloadAction.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { denseSx } from '../../components/recordTableSx.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { OnlineAppeal } from '../../dataProvider/onlineAppeals.ts';
import { russianDay } from '../../dates.ts';

const Note = ({ note, fullName, id }: OnlineAppeal) => {
  const translate = useTranslate();
  const title = translate('onlineAppeals.noteOf', { name: fullName || `№ ${id}` });
  return <LongText text={note ?? ''} title={title} />;
};

const AppealFile = ({ appeal }: { appeal: OnlineAppeal }) => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { id, onlineAppealFileId: fileId, onlineAppealFileName: fileName } = appeal;
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadAction fileName={fileName || `appeal-${id}`} load={() => dataProvider.getAppealFile(fileId)} />
  );
};

const COLUMNS: readonly Column<OnlineAppeal>[] = [
  { label: 'onlineAppeals.columns.id', source: 'id', render: ({ id }) => id },
  {
    label: 'onlineAppeals.columns.fullName',
    source: 'fullName',
    variant: 'heading',
    render: ({ fullName }) => fullName,
  },
  {
    label: 'onlineAppeals.columns.address',
    source: 'address',
    variant: 'text',
    render: ({ address }) => address,
  },
  { label: 'onlineAppeals.columns.email', source: 'email', variant: 'text', render: ({ email }) => email },
  {
    label: 'onlineAppeals.columns.phoneNumber',
    source: 'phoneNumber',
    render: ({ phoneNumber }) => phoneNumber,
  },
  {
    label: 'onlineAppeals.columns.dateOfSending',
    source: 'dateOfSending',
    render: ({ dateOfSending = '' }) => russianDay(dateOfSending),
  },
  {
    label: 'onlineAppeals.columns.note',
    source: 'note',
    variant: 'text',
    render: (appeal) => <Note {...appeal} />,
  },
  { label: 'onlineAppeals.columns.file', render: (appeal) => <AppealFile appeal={appeal} /> },
];

const EVERY_APPEAL = {};

export const AppealList = () => {
  const title = useTranslate()('resources.onlineAppeals.name');
  return (
    <>
      <PageHeader title={title} />
      <RecordList name="all" filter={EVERY_APPEAL}>
        <Box sx={denseSx}>
          <RecordTable columns={COLUMNS} label={title} />
        </Box>
        <ListPages />
      </RecordList>
    </>
  );
};
