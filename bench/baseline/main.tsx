// The same screens as ours in plain react-admin, as its documentation writes them: all menu entries, tabs, filters, columns, buttons, inputs.
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { RichTextInput } from 'ra-input-rich-text';
import {
  Admin,
  type AuthProvider,
  BooleanInput,
  CreateButton,
  type DataProvider,
  DataTable,
  DateInput,
  DeleteWithConfirmButton,
  Edit,
  EditButton,
  FileField,
  FileInput,
  ImageField,
  ImageInput,
  List,
  type RaRecord,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  TranslatableInputs,
  useListContext,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

interface Entry {
  language: string;
  title: string;
  description: string;
  coverBase64: string | null;
}

const LANGUAGES = ['ru', 'uz', 'en'];

const byLanguage = (entries: Entry[], read: (entry: Entry) => unknown) =>
  Object.fromEntries(entries.map((entry) => [entry.language, read(entry)]));

const recordOf = ({ news = [], ...base }: RaRecord): RaRecord => ({
  ...base,
  title: byLanguage(news, ({ title }) => title),
  description: byLanguage(news, ({ description }) => description),
  cover: news[0]?.coverBase64 ? `data:image/webp;base64,${news[0].coverBase64}` : undefined,
});

let whole: Promise<RaRecord[]> | undefined;

const load = async () => {
  const answer = await fetch('/news.json');
  return ((await answer.json()) as RaRecord[]).map(recordOf);
};

const everything = () => {
  whole ??= load();
  return whole;
};

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1);

const none = () => Promise.reject(new Error('not part of the baseline'));

const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const records = filter.status === 'pending' ? [] : await everything();
    const { page = 1, perPage = 7 } = pagination ?? {};
    const { field = 'id', order = 'ASC' } = sort ?? {};
    const sign = order === 'ASC' ? 1 : -1;
    const sorted = [...records].sort((a, b) => sign * compare(a[field], b[field]));
    return { data: sorted.slice((page - 1) * perPage, page * perPage) as never[], total: records.length };
  },
  getOne: async (_resource, { id }) => ({
    data: (await everything()).find((record) => String(record.id) === String(id)) as never,
  }),
  getMany: none,
  getManyReference: none,
  create: none,
  update: none,
  updateMany: none,
  delete: none,
  deleteMany: none,
};

const authProvider: AuthProvider = {
  login: async () => localStorage.setItem('in', 'yes'),
  logout: async () => localStorage.removeItem('in'),
  checkAuth: () => (localStorage.getItem('in') ? Promise.resolve() : Promise.reject(new Error())),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve('admin'),
  getIdentity: async () => ({ id: 1, fullName: 'Анвар Каримов' }),
};

const LACKING = ['ru', 'uz', 'en', 'cover'].map((id) => ({ id, name: id }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="from" source="from" alwaysOn />,
  <DateInput key="to" source="to" alwaysOn />,
  <SelectInput key="lacking" source="lacking" choices={LACKING} alwaysOn />,
];

const StatusTabs = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={filterValues.status}
      onChange={(_event, status) => setFilters({ ...filterValues, status })}
      aria-label="Status"
    >
      <Tab label="Published" value="published" />
      <Tab label="Pending" value="pending" />
    </Tabs>
  );
};

const NewsList = () => (
  <List
    perPage={7}
    sort={{ field: 'posted', order: 'DESC' }}
    filters={filters}
    filterDefaultValues={{ status: 'published' }}
    actions={<CreateButton />}
    exporter={false}
  >
    <StatusTabs />
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="id" />
      <DataTable.Col source="title.ru" />
      <DataTable.Col source="cover" disableSort>
        <ImageField source="cover" />
      </DataTable.Col>
      <DataTable.Col source="posted" />
      <DataTable.Col label="Edit">
        <EditButton />
      </DataTable.Col>
      <DataTable.Col label="Delete">
        <DeleteWithConfirmButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const NewsForm = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm warnWhenUnsavedChanges>
      <TranslatableInputs locales={LANGUAGES} defaultLocale="ru">
        <TextInput source="title" />
        <RichTextInput source="description" />
        <ImageInput source="coverFile">
          <ImageField source="src" />
        </ImageInput>
        <FileInput source="pdfFile">
          <FileField source="src" />
        </FileInput>
      </TranslatableInputs>
      <DateInput source="posted" />
      <BooleanInput source="isReferToCorruption" />
    </SimpleForm>
  </Edit>
);

/** The entries of our menu. */
const OTHERS =
  'depoNews depoCompasses depoMessages informationTypes information normativeDocuments templates histories glossary statistics normativeDocumentTypes departments vacancies applications videos audios onlineAppeals guaranteeFund review schedule accounts audit trash personal system'.split(
    ' ',
  );

const Dashboard = () => <p>Dashboard</p>;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} dashboard={Dashboard} requireAuth>
      <Resource name="news" list={NewsList} edit={NewsForm} create={NewsForm} />
      {OTHERS.map((name) => (
        <Resource key={name} name={name} list={NewsList} />
      ))}
    </Admin>,
  );
