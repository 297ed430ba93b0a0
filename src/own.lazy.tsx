import './accounts/texts.ts';
import './personal/texts.ts';
import './schedule/texts.ts';
import './review/texts.ts';
import './system/texts.ts';
import './trail/texts.ts';

/**
 * Every screen beside the specification's in one piece of code: more pieces would each share another part of what lists and forms
 * use, and cut that into more and smaller files than it is worth.
 */
export { AccountsScreen } from './accounts/AccountsScreen.tsx';
export { DueScreen } from './accounts/DueScreen.tsx';
export { OwnAccount } from './accounts/OwnAccount.tsx';
export { PersonalScreen } from './personal/PersonalScreen.tsx';
export { ReviewItemScreen } from './review/ItemScreen.tsx';
export { QueueScreen } from './review/QueueScreen.tsx';
export { ScheduleScreen } from './schedule/ScheduleScreen.tsx';
export { SystemScreen } from './system/SystemScreen.tsx';
export { AuditScreen } from './trail/AuditScreen.tsx';
export { TrashScreen } from './trail/TrashScreen.tsx';
