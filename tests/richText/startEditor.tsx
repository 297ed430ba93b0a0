import '../support/prosemirror.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { RichTextInput } from '../../src/components/form/RichTextInput.tsx';
import { i18nProvider } from '../../src/i18n/i18nProvider.ts';

const isEditorElement = (element: HTMLElement): element is HTMLElement & { editor: Editor } =>
  'editor' in element;

interface FormHolder {
  current?: UseFormReturn;
}

const Watched = ({ form }: { form: FormHolder }) => {
  const context = useFormContext();
  form.current = context;
  return <output aria-label="dirty">{String(context.formState.isDirty)}</output>;
};

const buttonNamed = (name: string): HTMLElement =>
  screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name, { selector: 'button' });

/** A form with one rich text in it, as the screens of the back-office have it. */
export const startEditor = async (description: unknown) => {
  const form: FormHolder = {};
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <Form record={{ id: 1, description }}>
        <RichTextInput source="description" label="Текст" />
        <Watched form={form} />
      </Form>
    </AdminContext>,
  );
  const text = await screen.findByLabelText('Текст');
  if (!isEditorElement(text)) throw new Error('no editor on the element');
  const { editor } = text;
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    text,
    editor,
    user,
    value: (): unknown => form.current?.getValues('description'),
    isDirty: () => screen.getByLabelText('dirty').textContent === 'true',
    reset: (value: unknown) => act(() => form.current?.reset({ id: 1, description: value })),
    set: (value: unknown) => act(() => form.current?.setValue('description', value)),
    selectAll: () => act(() => editor.commands.selectAll()),
    press: async (name: string) => user.click(await waitFor(() => buttonNamed(name))),
    choose: async (menu: RegExp, entry: string) => {
      await user.click(screen.getByRole('combobox', { name: menu }));
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${entry}`) }));
    },
    type: (words: string) => act(() => editor.commands.insertContent(words)),
  };
};
