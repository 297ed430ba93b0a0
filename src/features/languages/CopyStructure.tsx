import CopyIcon from '@mui/icons-material/AccountTreeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { Editor, JSONContent } from '@tiptap/core';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/Confirm.tsx';
import { useEditorOf } from '../../components/form/sideBySide.ts';
import { useTextLanguage } from '../../components/form/textLanguage.ts';

/** Words, and what only words need. */
const WORDS = ['text', 'hardBreak'];

/** What describes a picture in words of its language. */
const withoutWords = (attrs: JSONContent['attrs']) =>
  attrs && { ...attrs, ...('alt' in attrs && { alt: '' }), ...('title' in attrs && { title: null }) };

const structureOf = ({ content, attrs, ...node }: JSONContent): JSONContent => ({
  ...node,
  ...(attrs && { attrs: withoutWords(attrs) }),
  ...(content && { content: content.filter(({ type = '' }) => !WORDS.includes(type)).map(structureOf) }),
});

/** Whether a document has no content. */
const isEmpty = ({ state: { doc } }: Editor): boolean =>
  doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.childCount === 0;

/** Puts headings, tables, lists and pictures of one text into another, without their words, as one undoable step. */
const copyStructure = (from: Editor, to: Editor): void => {
  const { tr, doc, schema } = to.state;
  const structure = schema.nodeFromJSON(structureOf(from.state.doc.toJSON()));
  to.view.dispatch(tr.replaceWith(0, doc.content.size, structure.content));
  to.commands.focus('start');
};

/** Puts the structure of the Russian text into this column's text; asks where it would replace something. */
export const CopyStructure = () => {
  const translate = useTranslate();
  const language = useTextLanguage() ?? 'ru';
  const from = useEditorOf('ru');
  const to = useEditorOf(language);
  const [isConfirming, setIsConfirming] = useState(false);
  if (language === 'ru' || !from || !to) return null;
  const name = translate(`languages.${language}`);
  const label = translate('copyStructure.label');
  const copy = () => {
    setIsConfirming(false);
    copyStructure(from.editor, to.editor);
  };
  const handleClick = () => {
    if (to.isDisabled || isEmpty(from.editor)) return;
    if (isEmpty(to.editor)) copy();
    else setIsConfirming(true);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          color="inherit"
          aria-label={`${label}: ${name}`}
          aria-disabled={to.isDisabled || undefined}
          onClick={handleClick}
          sx={{ marginInlineStart: 'auto' }}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isConfirming}
        title={translate('copyStructure.title')}
        content={translate('copyStructure.text', { language: name })}
        confirm={translate('copyStructure.confirm')}
        confirmColor="primary"
        onConfirm={copy}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
};
