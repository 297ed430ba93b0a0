import type { Ref } from 'react';
import { type Identifier, useInput, useTranslate } from 'react-admin';
import { valueAt } from '../../dataProvider/listing.ts';
import { Dropdown } from '../Dropdown.tsx';
import { useTypes } from './useTypes.ts';

interface TypeSelectProps {
  /** The field of a type that is stored as the choice. */
  by: 'id' | 'code';
  placeholder: string;
  value: unknown;
  onChange: (value: Identifier | null) => void;
  fault?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export const TypeSelect = ({ by, placeholder, ...choice }: TypeSelectProps) => {
  const translate = useTranslate();
  const { list, label, nameField } = useTypes();
  const options = list.data?.map((type) => ({
    value: type[by] as Identifier,
    label: String(valueAt(type, nameField) || type.code || `№ ${type.id}`),
  }));
  return (
    <Dropdown
      label={translate(label)}
      placeholder={translate(placeholder)}
      options={options}
      error={list.error}
      onRetry={list.refetch}
      {...choice}
    />
  );
};

export const TypeInput = () => {
  const { field, fieldState } = useInput({ source: useTypes().idField });
  return (
    <TypeSelect
      by="id"
      placeholder="types.choose"
      value={field.value}
      onChange={field.onChange}
      fault={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
};
