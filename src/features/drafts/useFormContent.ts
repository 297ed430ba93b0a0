import {
  type RaRecord,
  useGetRecordRepresentation,
  useLocation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useEditing } from '../../components/form/formState.ts';
import { useUploads } from '../../components/upload/uploads.ts';
import { changedFields, isSameValue, withCompanionFields } from '../../dataProvider/fieldPaths.ts';
import { isOnSite } from '../../dataProvider/handOver.ts';
import { valueAt } from '../../dataProvider/listing.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { NEW } from './draft.ts';
import type { FormContent } from './draftWriter.ts';

/** A row of the fund is created again in the newest list, because its list may have been replaced. */
const STORED_WHOLE = ['guaranteeFund'];

const fieldsIn = (opened: FieldValues, values: FieldValues) =>
  changedFields(opened, values)
    .flatMap(withCompanionFields)
    .map((path) => ({ path, opened: valueAt(opened, path), typed: valueAt(values, path) }))
    .filter((field) => !isSameValue(field.opened, field.typed));

/** The fields by which a depository detects a stale save, and whether the site showed the record, where a list told. */
const baseOf = (record: RaRecord) => ({
  version: record.version,
  status: record.status,
  wasOnSite: isOnSite(record),
});

/** The current content of the form around, and that with which it was opened. */
export const useFormContent = () => {
  const kind = useResourceContext() ?? '';
  const record = useRecordContext();
  const item = record?.id ? String(record.id) : NEW;
  const editing = useEditing();
  const uploads = useUploads();
  const represent = useGetRecordRepresentation(kind);
  const { pathname, search } = useLocation();
  const { getValues } = useFormContext();
  const { defaultValues: opened = {} } = useFormState();

  const read = (): FormContent | undefined => {
    const values = getValues();
    // after a dismissed conflict the form shows a colleague’s save, which it was not opened with
    const begunWith = editing.opened ?? opened;
    // nobody types the status of a publication
    const changed = fieldsIn(begunWith, values).filter(
      ({ path }) => !(isPublishable(kind) && path === 'status'),
    );
    const files = [...uploads.all()].map(([path, { name, type, sizeBytes, id, file }]) => ({
      ...{ path, name, type, sizeBytes, id, file, opened: valueAt(begunWith, path) ?? null },
    }));
    if (changed.length === 0 && files.length === 0) return undefined;
    // what a new record began with, such as its type, as another form may begin with something else
    const begun = item === NEW ? fieldsIn({}, record ?? {}).map(({ path }) => path) : [];
    const unchanged = begun
      .filter((path) => changed.every((field) => field.path !== path))
      .map((path) => ({ path, opened: valueAt(opened, path), typed: valueAt(values, path) }));
    const title = represent({ ...values, id: record?.id ?? '' });
    return {
      kind,
      item,
      path: pathname + search,
      title: typeof title === 'string' && !/^[#№]/.test(title) ? title : '',
      ...editing.progress,
      fields: [...changed, ...unchanged],
      files,
      whole: STORED_WHOLE.includes(kind) ? values : undefined,
      base: editing.opened && baseOf(editing.opened),
    };
  };
  return { kind, item, opened, read };
};
