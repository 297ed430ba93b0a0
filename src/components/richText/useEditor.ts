import type { Editor } from '@tiptap/core';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext } from 'react';

/** The editor around; unlike react-admin's `useTiptapEditor` also before it stands on the page. */
export const useEditor = (): Editor => useContext(TiptapEditorContext);
