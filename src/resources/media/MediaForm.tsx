import type { RaRecord } from 'ra-core';
import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PostedInput } from '../../components/form/PostedInput.tsx';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { emptyEntries } from '../../dataProvider/records.ts';
import { today } from '../../dates.ts';
import { LinkInput } from './LinkInput.tsx';

interface MediaFormProps {
  /** The field of an entry that holds its link: `urlVideo` or `urlAudio`. */
  urlField: string;
}

interface MediaCreateProps extends MediaFormProps {
  /** The empty fields of a new entry. */
  blank: object;
}

export const MediaCreate = ({ urlField, blank }: MediaCreateProps) => {
  const newItem = (): Partial<RaRecord> => ({ posted: today(), entries: emptyEntries(blank) });
  return (
    <ItemCreate defaultValues={newItem}>
      <MediaInputs urlField={urlField} />
    </ItemCreate>
  );
};

export const MediaEdit = ({ urlField }: MediaFormProps) => (
  <ItemEdit>
    <MediaInputs urlField={urlField} />
  </ItemEdit>
);

const MediaInputs = ({ urlField }: MediaFormProps) => (
  <LanguageTabs parts={['title', urlField, 'coverId']} aside={<CoverInput />} shared={<PostedInput />}>
    <EntryTitleInput />
    <LinkInput source={urlField} />
  </LanguageTabs>
);
