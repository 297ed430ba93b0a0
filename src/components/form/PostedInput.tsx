import { DayInput } from './DayInput.tsx';

/** The posting day, common to all languages. */
export const PostedInput = () => <DayInput source="posted" />;
