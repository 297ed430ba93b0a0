/** Until the forms import it from there. */
export { RichTextInput } from '../components/form/RichTextInput.tsx';
