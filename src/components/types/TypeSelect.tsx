import Box from '@mui/material/Box';
import { type Identifier, useTranslate } from 'ra-core';
import { valueAt } from '../../dataProvider/listing.ts';
import { Dropdown } from '../Dropdown.tsx';
import { RowFailure } from '../RowFailure.tsx';
import { type TypeKind, useTypes } from './typeKind.ts';

interface TypeSelectProps {
  types: TypeKind;
  /** The field of a type that the choice is kept by. */
  by: 'id' | 'code';
  /** A translation key. */
  placeholder: string;
  value: unknown;
  onChange: (value: Identifier | null) => void;
}

/** A dropdown of the types of a kind. When they cannot be loaded, a line below says so. */
export const TypeSelect = ({ types: kind, by, placeholder, ...choice }: TypeSelectProps) => {
  const translate = useTranslate();
  const { data: types = [], isPending, error, refetch } = useTypes(kind);
  const options = types.map((type) => ({
    value: type[by] as Identifier,
    label: String(valueAt(type, kind.nameField) || type.code),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Dropdown
        label={translate(kind.label)}
        placeholder={translate(placeholder)}
        options={options}
        loading={isPending}
        {...choice}
      />
      {error && (
        <RowFailure
          text={translate('list.failed')}
          action={translate(kind.label)}
          onRetry={() => refetch()}
        />
      )}
    </Box>
  );
};
