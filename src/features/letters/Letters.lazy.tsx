import './texts.ts';

/** The line and the menu in one piece of code: where one is needed, the other is near. */
export { LettersLine } from './LettersLine.tsx';
export { LettersMenu } from './LettersMenu.tsx';
