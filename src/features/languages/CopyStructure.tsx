import CopyIcon from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import type { Editor, JSONContent, TiptapEditorHTMLElement } from '@tiptap/core';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Confirm } from '../../components/Confirm.tsx';
import { useIsFormLocked } from '../../components/form/formState.ts';
import { useTextLanguage } from '../../components/form/textLanguage.ts';
import { isRichText } from '../../dataProvider/fieldPaths.ts';
import type { Language } from '../../wire/wire.ts';

/** Text and the marks that need text. */
const WORDS = ['text', 'hardBreak'];

/** Attributes that describe a picture in a language. */
const withoutWords = (attrs: JSONContent['attrs']) =>
  attrs && { ...attrs, ...('alt' in attrs && { alt: '' }), ...('title' in attrs && { title: null }) };

const structureOf = ({ content, attrs, ...node }: JSONContent): JSONContent => ({
  ...node,
  ...(attrs && { attrs: withoutWords(attrs) }),
  ...(content && { content: content.filter(({ type = '' }) => !WORDS.includes(type)).map(structureOf) }),
});

const isEmpty = ({ state: { doc } }: Editor): boolean =>
  doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.childCount === 0;

/** Replaces a text by the headings, tables, lists and pictures of another one, without words, as one undoable step. */
const copyStructure = (from: Editor, to: Editor): void => {
  const { tr, doc, schema } = to.state;
  const structure = schema.nodeFromJSON(structureOf(from.state.doc.toJSON()));
  to.view.dispatch(tr.replaceWith(0, doc.content.size, structure.content));
  to.commands.focus('start');
};

/** The editor of a language; tiptap stores it in its element. */
const editorOf = (language: Language) =>
  document.querySelector<TiptapEditorHTMLElement>(`.tiptap[data-source^="entries.${language}."]`)?.editor;

/** Copies the structure of the Russian text into this column; asks before it replaces anything. */
export const CopyStructure = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const language = useTextLanguage() ?? 'ru';
  const isLocked = useIsFormLocked();
  const [isConfirming, setIsConfirming] = useState(false);
  if (language === 'ru' || !isRichText(resource, 'description')) return null;
  const name = translate(`languages.${language}`);
  const label = translate('copyStructure.label');
  const copy = () => {
    const [from, to] = [editorOf('ru'), editorOf(language)];
    if (from && to?.isEditable) copyStructure(from, to);
  };
  const handleClick = () => {
    const [from, to] = [editorOf('ru'), editorOf(language)];
    if (!from || !to?.isEditable || isEmpty(from)) return;
    if (isEmpty(to)) copyStructure(from, to);
    else setIsConfirming(true);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<CopyIcon />}
        aria-label={`${label}: ${name}`}
        aria-disabled={isLocked || undefined}
        onClick={handleClick}
        sx={{ marginInlineStart: 'auto' }}
      >
        {translate('copyStructure.short')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={translate('copyStructure.title')}
        content={translate('copyStructure.text', { language: name })}
        confirm={translate('copyStructure.confirm')}
        confirmColor="primary"
        onConfirm={copy}
        close={() => setIsConfirming(false)}
      />
    </>
  );
};
