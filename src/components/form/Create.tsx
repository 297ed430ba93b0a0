import type { ReactNode } from 'react';
import { Create as RaCreate, type CreateProps as RaCreateProps } from 'react-admin';
import { EditingContext, useNewEditing } from './formState.ts';
import { type AfterSave, useSaveEffects } from './useSaveEffects.ts';

interface CreateProps extends Omit<RaCreateProps, 'children' | 'redirect'> {
  redirect?: AfterSave;
  /** The toast after a save. */
  success?: 'created' | 'updated';
  children: ReactNode;
}

const noSpace = { '& .RaCreate-noActions': { marginTop: 0 } };

/** react-admin's, with the toasts of the catalogue. */
export const Create = ({ redirect = 'list', success = 'created', ...props }: CreateProps) => {
  const editing = useNewEditing();
  const effects = useSaveEffects({ editing, success, redirect });
  return (
    <EditingContext value={editing}>
      <RaCreate
        component="div"
        sx={noSpace}
        title={false}
        actions={false}
        redirect={redirect}
        mutationOptions={effects}
        {...props}
      />
    </EditingContext>
  );
};
