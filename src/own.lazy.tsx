import { ResourceContextProvider } from 'react-admin';
import { AccountList } from './features/accounts/AccountList.tsx';
import './features/schedule/texts.ts';
import './features/review/texts.ts';
import { AuditList } from './features/audit/AuditList.tsx';
import { TrashList } from './features/trash/TrashList.tsx';

/**
 * Every screen beside the specification's in one piece of code: more pieces would each share another part of what lists and forms
 * use, and cut that into more and smaller files than it is worth.
 */
export { OwnAccount } from './features/accounts/OwnAccount.tsx';
export { RequiredActionPage } from './features/accounts/RequiredActionGate.tsx';
export { PersonalScreen } from './features/personal/PersonalScreen.tsx';
export { ReviewItemScreen } from './features/review/ItemScreen.tsx';
export { QueueList } from './features/review/QueueList.tsx';
export { ScheduleScreen } from './features/schedule/ScheduleScreen.tsx';
export { SystemScreen } from './features/system/SystemScreen.tsx';

export const AccountsScreen = () => (
  <ResourceContextProvider value="accounts">
    <AccountList />
  </ResourceContextProvider>
);

export const AuditScreen = () => (
  <ResourceContextProvider value="audit">
    <AuditList />
  </ResourceContextProvider>
);

export const TrashScreen = () => (
  <ResourceContextProvider value="trash">
    <TrashList />
  </ResourceContextProvider>
);
