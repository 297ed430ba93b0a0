import './texts.ts';
import NoticeIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Act } from '../../uzbek/assist.ts';
import type { Change } from '../../uzbek/changes.ts';
import type { Finding } from '../../uzbek/findings.ts';
import { FINDING_KINDS, fixFor, uzbekConversions } from './conversions.ts';
import type { LettersLineProps } from './Letters.tsx';
import { LettersDialog } from './LettersDialog.tsx';
import { textTarget } from './textTarget.ts';
import { useFindings } from './useFindings.ts';

const lineSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  minHeight: 28,
  paddingInlineStart: 1.75,
  typography: 'caption',
  color: 'text.secondary',
} as const;
const findingsSx = { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, paddingTop: '2px' } as const;

/** What is to be fixed in a text, with what fixes it, and for an Uzbek text a menu of all conversions. */
export const LettersLine = ({ id, source, value, language }: LettersLineProps) => {
  const translate = useTranslate();
  const { findings, areNew } = useFindings(source, value, language);
  const [act, setAct] = useState<Act>();
  const open = (next: Act) => textTarget(source)?.isWritable() && setAct(next);
  const apply = (changes: readonly Change[]) => {
    setAct(undefined);
    // once the dialog has given the focus back
    requestAnimationFrame(() => textTarget(source)?.write(changes));
  };
  const kinds = FINDING_KINDS.map((kind) => findings.filter((finding) => finding.kind === kind));
  return (
    <Box sx={lineSx}>
      <span role="status" style={visuallyHidden}>
        {areNew && translate('letters.found')}
      </span>
      <Box id={id} sx={findingsSx}>
        {kinds.map(
          ([first, ...others]) =>
            first && (
              <FindingText
                key={first.kind}
                finding={first}
                count={others.length + 1}
                onFix={open}
                onShow={() => textTarget(source)?.select(first)}
              />
            ),
        )}
      </Box>
      {language !== 'ru' && language !== 'en' && <ConversionMenu onChoose={open} />}
      <LettersDialog {...{ act, source, language }} onClose={() => setAct(undefined)} onApply={apply} />
    </Box>
  );
};

interface FindingTextProps {
  finding: Finding;
  count: number;
  onFix: (act: Act) => void;
  onShow: () => void;
}

const FindingText = ({ finding: { kind }, count, onFix, onShow }: FindingTextProps) => {
  const translate = useTranslate();
  const fix = fixFor[kind];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <NoticeIcon color="warning" style={{ fontSize: 16 }} />
      <span>{translate(`letters.findings.${kind}`, { smart_count: count })}</span>
      <Button
        size="small"
        sx={{ minHeight: 24, paddingBlock: 0, paddingInline: 0.75, fontSize: 13, lineHeight: '24px' }}
        onClick={() => (fix ? onFix(fix) : onShow())}
      >
        {translate(fix ? `letters.acts.${fix}` : 'letters.show')}
      </Button>
    </Box>
  );
};

/** Each conversion shows first what it would change. */
const ConversionMenu = ({ onChoose }: { onChoose: (act: Act) => void }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('letters.menu');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 28, height: 28, borderRadius: 1, fontSize: 14, fontWeight: 700 }}
      >
        Oʻ
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {uzbekConversions().map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(undefined);
              onChoose(act);
            }}
          >
            {translate(`letters.acts.${act}`)}…
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
