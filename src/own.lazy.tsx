import './features/accounts/texts.ts';
import './features/personal/texts.ts';
import './features/schedule/texts.ts';
import './features/review/texts.ts';
import './features/system/texts.ts';
import './features/audit/texts.ts';

/**
 * Every screen beside the specification's in one piece of code: more pieces would each share another part of what lists and forms
 * use, and cut that into more and smaller files than it is worth.
 */
export { AccountsScreen } from './features/accounts/AccountsScreen.tsx';
export { DueScreen } from './features/accounts/DueScreen.tsx';
export { OwnAccount } from './features/accounts/OwnAccount.tsx';
export { AuditScreen } from './features/audit/AuditScreen.tsx';
export { TrashScreen } from './features/audit/TrashScreen.tsx';
export { PersonalScreen } from './features/personal/PersonalScreen.tsx';
export { ReviewItemScreen } from './features/review/ItemScreen.tsx';
export { QueueScreen } from './features/review/QueueScreen.tsx';
export { ScheduleScreen } from './features/schedule/ScheduleScreen.tsx';
export { SystemScreen } from './features/system/SystemScreen.tsx';
