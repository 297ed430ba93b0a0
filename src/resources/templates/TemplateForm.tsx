import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { clientTypes } from './clientTypes.ts';

export const TemplateCreate = () => <DocumentCreate types={clientTypes} />;
export const TemplateEdit = () => <DocumentEdit types={clientTypes} />;
