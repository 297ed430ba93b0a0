import { TiptapEditorContext, useTiptapEditor } from 'ra-input-rich-text';
import { useContext } from 'react';

/** The editor of the toolbar, also before react-admin's `useTiptapEditor` has it, which says when the buttons may act. */
export const useToolbarEditor = () => ({
  editor: useContext(TiptapEditorContext),
  isDisabled: !useTiptapEditor()?.isEditable,
});
