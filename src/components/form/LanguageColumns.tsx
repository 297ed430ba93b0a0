import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../wire/wire.ts';
import { Slot } from '../features.tsx';
import { SHORT } from '../media.ts';
import { LanguageDot, useLanguageState } from './LanguageTab.tsx';
import type { LanguageView } from './sideBySide.ts';
import { TextLanguage } from './textLanguage.ts';

const PAIRS: readonly (readonly [Language, Language])[] = [
  ['ru', 'uz'],
  ['ru', 'en'],
  ['uz', 'en'],
];

interface LanguageViewBarProps {
  view: LanguageView;
  onPair: (pair: readonly Language[]) => void;
}

/** Switches between tabs and columns, and chooses two languages where there is no room for three. */
export const LanguageViewBar = ({ view, onPair }: LanguageViewBarProps) => {
  const translate = useTranslate();
  const { room, isColumns, shown, setColumns } = view;
  if (room === 1) return null;
  return (
    <Box
      className="screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1.5,
        marginBottom: isColumns ? 1.5 : 0,
      }}
    >
      {isColumns && room === 2 && (
        <ToggleButtonGroup aria-label={translate('sideBySide.pair')}>
          {PAIRS.map(([one, other]) => (
            <ToggleButton
              key={one + other}
              value={one + other}
              selected={shown.includes(one) && shown.includes(other)}
              onClick={() => onPair([one, other])}
            >
              {`${translate(`sideBySide.short.${one}`)} · ${translate(`sideBySide.short.${other}`)}`}
              <span style={visuallyHidden}>
                {translate('sideBySide.and', {
                  one: translate(`languages.${one}`),
                  other: translate(`languages.${other}`),
                })}
              </span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <ToggleButtonGroup aria-label={translate('sideBySide.label')} sx={{ alignSelf: 'center' }}>
        <ToggleButton value="tabs" selected={!isColumns} onClick={() => setColumns(false)}>
          {translate('sideBySide.tabs')}
        </ToggleButton>
        <ToggleButton value="columns" selected={isColumns} onClick={() => setColumns(true)}>
          {translate('sideBySide.columns')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};

interface ColumnHeadersProps {
  /** The prefix of the headers' ids. */
  id: string;
  current: Language;
  shown: readonly Language[];
  /** Receives the element in which the shared toolbar is rendered. */
  toolbarRef: Ref<HTMLElement>;
}

/** The headers of the columns and the shared toolbar, which belongs to the column with the focus. */
export const ColumnHeaders = ({ id, current, shown, toolbarRef }: ColumnHeadersProps) => (
  <Box
    sx={{
      position: 'sticky',
      top: 'var(--top-bar-height, 0px)',
      zIndex: 3,
      marginBottom: 2,
      bgcolor: 'background.default',
      [SHORT]: { position: 'static' },
    }}
  >
    <Box
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}
    >
      {shown.map((language) => (
        <ColumnHeader
          key={language}
          id={`${id}tab-${language}`}
          language={language}
          isCurrent={language === current}
        />
      ))}
    </Box>
    <Box
      ref={toolbarRef}
      role="group"
      aria-labelledby={`${id}tab-${current}`}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& > *': { borderBottom: 0 },
        '&:empty': { display: 'none' },
      }}
    />
  </Box>
);

interface ColumnHeaderProps {
  id: string;
  language: Language;
  isCurrent: boolean;
}

const ColumnHeader = ({ id, language, isCurrent }: ColumnHeaderProps) => {
  const translate = useTranslate();
  const { mark, words } = useLanguageState(language);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        marginBottom: 1,
        borderBottom: 2,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        color: isCurrent ? 'primary.main' : 'text.secondary',
      }}
    >
      <Typography id={id} component="h2" sx={{ fontSize: 14.5, fontWeight: 600 }}>
        {translate(`languages.${language}`)}
      </Typography>
      <LanguageDot mark={mark} />
      <span style={visuallyHidden}>{words}</span>
      <TextLanguage value={language}>
        <Slot name="columnTools" />
      </TextLanguage>
    </Box>
  );
};
