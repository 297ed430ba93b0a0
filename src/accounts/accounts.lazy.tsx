import './texts.ts';

/**
 * Everything of accounts in one piece of code: three pieces would each share another part of what lists and forms use, and cut that
 * into more and smaller files than it is worth.
 */
export { AccountsScreen } from './AccountsScreen.tsx';
export { DueScreen } from './DueScreen.tsx';
export { OwnAccount } from './OwnAccount.tsx';
