import { useResourceContext, useStore, useTranslate } from 'ra-core';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PublicationTab } from './PublicationTab.tsx';
import { type Status, StatusTabs } from './StatusTabs.tsx';

/** Published and pending items of a kind, each tab with its own search, page and order. */
export const PublicationList = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [status, setStatus] = useStore<Status>(`${resource}.status`, 'published');
  return (
    <>
      <PageHeader title={translate(`resources.${resource}.name`)} />
      <StatusTabs status={status} onChange={setStatus} />
      <PublicationTab key={status} status={status} />
    </>
  );
};
