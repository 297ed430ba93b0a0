import { useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { durationInWords, russianMoment } from '../../dates.ts';
import { TrashActions } from './TrashActions.tsx';
import './texts.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const TrashList = () => {
  const translate = useTranslate();
  const daysLeft = (end: string) => {
    const days = Math.ceil((Date.parse(end) - Date.now()) / 1000 / DAY_SECONDS);
    return days > 1 ? durationInWords(days * DAY_SECONDS) : translate('trash.lastDay');
  };
  return (
    <List perPage={10}>
      <DataTable emptyText="trash.empty">
        <DataTable.Col
          source="title"
          cell="title"
          render={({ title, recordId }) => title || translate('trash.number', { id: recordId })}
        />
        <DataTable.Col
          source="kind"
          cell="code"
          render={({ kind }) => translate(`resources.${kind}.name`, { _: kind })}
        />
        <DataTable.Col source="deletedByName" cell="code" />
        <DataTable.Col source="deletedAt" render={({ deletedAt }) => russianMoment(deletedAt)} />
        <DataTable.Col source="endsAt" render={({ endsAt }) => daysLeft(endsAt)} />
        <DataTable.Col label="list.actions" cell="actions">
          <TrashActions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
};
