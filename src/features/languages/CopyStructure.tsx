import CopyIcon from '@mui/icons-material/AccountTreeOutlined';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import type { OfferedEditor } from '../../components/form/formWork.ts';
import { useQuestion } from '../../components/useQuestion.tsx';
import type { Language } from '../../wire/wire.ts';
import { copyStructure, isEmpty } from './copyStructure.ts';

interface CopyStructureProps {
  language: Language;
  from: Editor;
  to: OfferedEditor;
}

/** Puts the structure of the Russian text into this one; asks where something stands there. */
export const CopyStructure = ({ language, from, to }: CopyStructureProps) => {
  const translate = useTranslate();
  const name = translate(`languages.${language}`);
  const label = translate('sideBySide.copy');
  const copy = () => copyStructure(from, to.editor);
  const { ask, question } = useQuestion({
    title: translate('sideBySide.copyTitle'),
    text: translate('sideBySide.copyText', { language: name }),
    confirm: translate('sideBySide.copyConfirm'),
    color: 'primary',
    onConfirm: copy,
  });
  const handleClick = () => {
    if (to.isDisabled || isEmpty(from)) return;
    if (isEmpty(to.editor)) copy();
    else ask();
  };
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={`${label}: ${name}`}
        aria-disabled={to.isDisabled || undefined}
        data-hint={label}
        onClick={handleClick}
        sx={{ marginInlineStart: 'auto' }}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
      {question}
    </>
  );
};
