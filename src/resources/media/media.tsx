import AudioIcon from '@mui/icons-material/AudiotrackOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import type { ResourceProps } from 'react-admin';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { CoverField, DateField, TitleField } from '../../components/list/fields.tsx';
import { DateInput as DateFilter, MissingSelect, SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { today } from '../../dates.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import { LinkInput } from './LinkInput.tsx';

const filters = [
  <SearchInput key="title" source="title" />,
  <DateFilter key="from" source="from" />,
  <DateFilter key="to" source="to" />,
  <MissingSelect key="lacking" source="lacking" />,
];

const list = (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
      <DataTable.Col source="cover" cell="icon" field={CoverField} disableSort />
      <DataTable.Col source="posted" label="fields.posted" field={DateField} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);

/** @param urlField - the field of an entry with the link */
const media = (urlField: 'urlVideo' | 'urlAudio') => {
  const form = (
    <SimpleForm defaultValues={() => ({ posted: today() })}>
      <LanguageTabs aside={<CoverInput />} shared={<DateInput source="posted" />}>
        <TextInput source="title" />
        <LinkInput source={urlField} />
      </LanguageTabs>
    </SimpleForm>
  );
  return { list, create: <Create>{form}</Create>, edit: <Edit>{form}</Edit>, recordRepresentation: titleOf };
};

export const videos = { ...media('urlVideo'), name: 'videos', icon: VideoIcon } satisfies ResourceProps & {
  name: ScreenName;
};
export const audios = { ...media('urlAudio'), name: 'audios', icon: AudioIcon } satisfies ResourceProps & {
  name: ScreenName;
};
