import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { ListedRow, ListedSection } from '../../components/ListedSection.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { auditCalls } from '../../dataProvider/auditCalls.ts';
import { russianMoment } from '../../dates.ts';
import { addresses } from '../../routing/addresses.ts';
import { session } from '../../session.ts';
import { isScreen } from '../../wire/kinds.ts';

/** The number of log entries to read; only the last edit of each record is shown. */
const MOST_EDITS = 50;
const MOST_RECORDS = 5;

const hasForm = (kind: string) => isScreen(kind) && addresses[kind].form !== undefined;

/** The records that the user has edited last, with links to their forms. */
export const LastEdited = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data } = useReadOf(
    'lastEdited',
    auditCalls.page({ person: session.user()?.login ?? '', edits: 'true', perPage: String(MOST_EDITS) }),
  );
  const edits = (data?.rows ?? []).filter(({ kind, recordId }) => recordId && hasForm(kind));
  const newest = new Map(edits.toReversed().map((row) => [`${row.kind} ${row.recordId}`, row]));
  const shown = [...newest.values()].sort((one, other) => other.id - one.id).slice(0, MOST_RECORDS);
  if (shown.length === 0) return null;
  return (
    <ListedSection title={translate('audit.lastEdited')}>
      {shown.map(({ id, kind, recordId, title, at, state }) => (
        <ListedRow
          key={id}
          title={
            <LinkBase
              className="row-title"
              to={createPath({ resource: kind, type: 'edit', id: recordId ?? undefined })}
            >
              {title || `№ ${recordId}`}
            </LinkBase>
          }
          caption={[
            translate(`resources.${kind}.name`),
            russianMoment(at),
            state && translate(`audit.states.${state}`, { _: '' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </ListedSection>
  );
};
