// A minimal react-admin application over the same news: what a person would wait for without anything of ours.
import { RichTextInput } from 'ra-input-rich-text';
import {
  Admin,
  type AuthProvider,
  Datagrid,
  type DataProvider,
  Edit,
  EditButton,
  ImageField,
  List,
  type RaRecord,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

let whole: Promise<RaRecord[]> | undefined;

const load = async () => {
  const answer = await fetch('/news.json');
  return (await answer.json()) as RaRecord[];
};

const everything = () => {
  whole ??= load();
  return whole;
};

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1);

const none = () => Promise.reject(new Error('not part of the baseline'));

const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort }) => {
    const records = await everything();
    const { page = 1, perPage = 10 } = pagination ?? {};
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
  getPermissions: () => Promise.resolve(),
};

const NewsList = () => (
  <List perPage={10} sort={{ field: 'posted', order: 'DESC' }} exporter={false}>
    <Datagrid bulkActionButtons={false}>
      <ImageField source="news[0].cover" sortable={false} />
      <TextField source="news[0].title" />
      <TextField source="posted" />
      <EditButton />
    </Datagrid>
  </List>
);

const NewsEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="news[0].title" />
      <RichTextInput source="news[0].description" />
    </SimpleForm>
  </Edit>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
      <Resource name="news" list={NewsList} edit={NewsEdit} />
    </Admin>,
  );
