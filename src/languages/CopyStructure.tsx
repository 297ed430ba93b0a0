import CopyIcon from '@mui/icons-material/AccountTreeOutlined';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { OfferedEditor } from '../components/form/formWork.ts';
import type { Language } from '../dataProvider/wire.ts';
import { copyStructure, isEmpty } from './copyStructure.ts';

interface CopyStructureProps {
  language: Language;
  from: Editor;
  to: OfferedEditor;
}

/** Puts the structure of the Russian text into this one; asks where something stands there. */
export const CopyStructure = ({ language, from, to }: CopyStructureProps) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const name = translate(`languages.${language}`);
  const label = translate('sideBySide.copy');
  const copy = () => copyStructure(from, to.editor);
  const handleClick = () => {
    if (to.isDisabled || isEmpty(from)) return;
    if (isEmpty(to.editor)) copy();
    else setIsAsking(true);
  };
  const handleConfirm = () => {
    setIsAsking(false);
    copy();
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
      <ConfirmDialog
        open={isAsking}
        color="primary"
        title={translate('sideBySide.copyTitle')}
        text={translate('sideBySide.copyText', { language: name })}
        confirmLabel={translate('sideBySide.copyConfirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};
