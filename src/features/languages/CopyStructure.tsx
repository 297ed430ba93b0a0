import CopyIcon from '@mui/icons-material/AccountTreeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/Confirm.tsx';
import { useEditorOf } from '../../components/form/sideBySide.ts';
import { useTextLanguage } from '../../components/form/textLanguage.ts';
import { copyStructure, isEmpty } from './copyStructure.ts';

/** Puts the structure of the Russian text into this column's text; asks where it would replace something. */
export const CopyStructure = () => {
  const translate = useTranslate();
  const language = useTextLanguage() ?? 'ru';
  const from = useEditorOf('ru');
  const to = useEditorOf(language);
  const [isAsked, setIsAsked] = useState(false);
  if (language === 'ru' || !from || !to) return null;
  const name = translate(`languages.${language}`);
  const label = translate('copyStructure.label');
  const copy = () => {
    setIsAsked(false);
    copyStructure(from.editor, to.editor);
  };
  const handleClick = () => {
    if (to.isDisabled || isEmpty(from.editor)) return;
    if (isEmpty(to.editor)) copy();
    else setIsAsked(true);
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
        isOpen={isAsked}
        title={translate('copyStructure.title')}
        content={translate('copyStructure.text', { language: name })}
        confirm={translate('copyStructure.confirm')}
        confirmColor="primary"
        onConfirm={copy}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
};
