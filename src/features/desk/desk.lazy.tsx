import '../comments/texts.ts';
import '../previews/texts.ts';
import '../revisions/texts.ts';
import '../schedule/texts.ts';

/** The editorial desk in the forms of our depository, in one piece of code: it comes when a form stands and nobody waits for it. */
export { ReturnPlace } from '../review/ReturnPlace.tsx';
export { FormTools } from './FormTools.tsx';
