import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { today } from '../../dates.ts';
import { LinkInput } from './LinkInput.tsx';

interface MediaFormProps {
  /** The field of an entry that holds its link: `urlVideo` or `urlAudio`. */
  urlField: string;
}

const newItem = () => ({ posted: today() });

export const MediaCreate = (props: MediaFormProps) => (
  <Create>
    <MediaForm {...props} />
  </Create>
);

export const MediaEdit = (props: MediaFormProps) => (
  <Edit>
    <MediaForm {...props} />
  </Edit>
);

const MediaForm = ({ urlField }: MediaFormProps) => (
  <SimpleForm defaultValues={newItem}>
    <LanguageTabs aside={<CoverInput />} shared={<DateInput source="posted" />}>
      <TextInput source="title" />
      <LinkInput source={urlField} />
    </LanguageTabs>
  </SimpleForm>
);
