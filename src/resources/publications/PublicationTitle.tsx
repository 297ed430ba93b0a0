import { useRecordContext, useTranslate } from 'react-admin';
import { TitleField } from '../../components/list/fields.tsx';
import type { Publication } from '../../dataProvider/records.ts';

/** The title, and what the two lists say of an item that has two states. */
export const PublicationTitle = ({ source }: { source?: string }) => {
  const translate = useTranslate();
  const { edited, replaces } = useRecordContext<Publication>() ?? {};
  const state = (edited && 'edited') || (replaces && 'replaces');
  return (
    <>
      <TitleField source={source} />
      {state && <span className="row-mark">{translate(`list.${state}`)}</span>}
    </>
  );
};
