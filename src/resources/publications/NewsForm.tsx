import { CheckboxInput } from '../../components/form/CheckboxInput.tsx';
import { PublicationCreate, PublicationEdit } from './PublicationForm.tsx';

/** What only news have. */
const ownInputs = <CheckboxInput source="isReferToCorruption" label="form.isReferToCorruption" />;

export const NewsCreate = () => <PublicationCreate>{ownInputs}</PublicationCreate>;

export const NewsEdit = () => <PublicationEdit>{ownInputs}</PublicationEdit>;
