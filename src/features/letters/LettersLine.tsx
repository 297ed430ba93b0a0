import NoticeIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Act } from '../../uzbek/assist.ts';
import { FINDING_KINDS, MENDS } from './acts.ts';
import { LettersMenu } from './LettersMenu.tsx';
import { useActDialog } from './useActDialog.tsx';
import { useFindings } from './useFindings.ts';
import { useWriting } from './useWriting.ts';
import { describedByLetters, type LettersProps } from './writing.ts';

const lineSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  minHeight: 28,
  paddingInlineStart: 1.75,
  typography: 'caption',
  color: 'text.secondary',
};
const noticeIcon = { fontSize: 16, color: 'var(--mui-palette-warning-main)' };
const findingSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 };
const buttonSx = {
  minHeight: 24,
  paddingBlock: 0,
  paddingInline: 0.75,
  fontSize: 13,
  lineHeight: '24px',
  '&[aria-disabled=true]': { opacity: 0.5 },
} as const;

/** What is to be mended in a text, with what mends it; under a plain field also the menu, which an editor has in its toolbar. */
export const LettersLine = ({ id, value, language, isLocked = false, text }: LettersProps) => {
  const translate = useTranslate();
  const writing = useWriting(text);
  const { findings, areNew } = useFindings(writing, value, language);
  const { open, dialog } = useActDialog(writing, language);
  const shown = FINDING_KINDS.map((kind) => findings.filter((finding) => finding.kind === kind)).filter(
    ({ length }) => length > 0,
  );

  return (
    <Box sx={lineSx}>
      <span role="status" style={visuallyHidden}>
        {areNew && translate('letters.found')}
      </span>
      <Box
        id={describedByLetters(id)}
        sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, paddingTop: '2px' }}
      >
        {shown.map(
          ([first, ...others]) =>
            first && (
              <Box key={first.kind} component="span" sx={findingSx}>
                <NoticeIcon style={noticeIcon} />
                <span>{translate(`letters.findings.${first.kind}`, { smart_count: others.length + 1 })}</span>
                <FindingButton
                  act={MENDS[first.kind]}
                  isLocked={isLocked}
                  onOpen={open}
                  onShow={() => writing.select(first)}
                />
              </Box>
            ),
        )}
      </Box>
      {'onChange' in text && language !== 'ru' && language !== 'en' && (
        <MenuButton isLocked={isLocked} {...{ text, language }} />
      )}
      {dialog}
    </Box>
  );
};

interface FindingButtonProps {
  act?: Act;
  isLocked: boolean;
  onOpen: (act: Act) => void;
  onShow: () => void;
}

const FindingButton = ({ act, isLocked, onOpen, onShow }: FindingButtonProps) => {
  const translate = useTranslate();
  const handleClick = () => {
    if (!act) onShow();
    else if (!isLocked) onOpen(act);
  };
  return (
    <Button size="small" sx={buttonSx} aria-disabled={(act && isLocked) || undefined} onClick={handleClick}>
      {translate(act ? `letters.acts.${act}` : 'letters.show')}
    </Button>
  );
};

const MenuButton = ({ isLocked, ...props }: Pick<LettersProps, 'text' | 'language' | 'isLocked'>) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('letters.menu');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        data-hint={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-disabled={isLocked || undefined}
        onClick={({ currentTarget }) => !isLocked && setAnchor(currentTarget)}
        sx={{
          width: 28,
          height: 28,
          borderRadius: 1,
          fontSize: 14,
          fontWeight: 700,
          color: 'text.secondary',
        }}
      >
        Oʻ
      </IconButton>
      <LettersMenu {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  );
};
