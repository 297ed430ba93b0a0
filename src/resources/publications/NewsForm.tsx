import { BooleanInput } from '../../components/form/inputs.tsx';
import { PublicationCreate, PublicationEdit } from './PublicationForm.tsx';

/** What only news have. */
const ownInputs = <BooleanInput source="isReferToCorruption" />;

export const NewsCreate = () => <PublicationCreate>{ownInputs}</PublicationCreate>;

export const NewsEdit = () => <PublicationEdit>{ownInputs}</PublicationEdit>;
