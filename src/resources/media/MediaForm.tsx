import { DayInput } from '../../components/form/DayInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { today } from '../../dates.ts';
import { LinkInput } from './LinkInput.tsx';

interface MediaFormProps {
  /** The field of an entry that holds its link: `urlVideo` or `urlAudio`. */
  urlField: string;
}

const newItem = () => ({ posted: today() });

export const MediaCreate = ({ urlField }: MediaFormProps) => (
  <ItemCreate defaultValues={newItem}>
    <MediaInputs urlField={urlField} />
  </ItemCreate>
);

export const MediaEdit = ({ urlField }: MediaFormProps) => (
  <ItemEdit>
    <MediaInputs urlField={urlField} />
  </ItemEdit>
);

const MediaInputs = ({ urlField }: MediaFormProps) => (
  <LanguageTabs aside={<CoverInput />} shared={<DayInput source="posted" />}>
    <PlainInput source="title" label="form.title" />
    <LinkInput source={urlField} />
  </LanguageTabs>
);
