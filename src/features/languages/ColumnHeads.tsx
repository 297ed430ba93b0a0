import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { OfferedEditor } from '../../components/form/formWork.ts';
import { LanguageDot, useLanguageState } from '../../components/form/LanguageTab.tsx';
import { SHORT } from '../../components/media.ts';
import type { Language } from '../../wire/wire.ts';
import { CopyStructure } from './CopyStructure.tsx';

interface ColumnHeadsProps {
  id: string;
  current: Language;
  shown: readonly Language[];
  offered: ReadonlyMap<string, OfferedEditor>;
  /** The source of the text that was written in last. */
  written: string;
}

const editorOf = (offered: ColumnHeadsProps['offered'], language: Language) =>
  [...offered].find(([source]) => source.startsWith(`entries.${language}.`))?.[1];

/** The names of the columns, and under them the one toolbar: that of the column with the focus, of its texts the one that was written in last. */
export const ColumnHeads = ({ id, current, shown, offered, written }: ColumnHeadsProps) => {
  const russian = editorOf(offered, 'ru');
  const isOfCurrent = written.startsWith(`entries.${current}.`);
  const active = (isOfCurrent ? offered.get(written) : undefined) ?? editorOf(offered, current);
  return (
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
        {shown.map((language) => {
          const own = editorOf(offered, language);
          return (
            <Head
              key={language}
              id={`${id}tab-${language}`}
              language={language}
              isCurrent={language === current}
            >
              {language !== 'ru' && russian && own && (
                <CopyStructure language={language} from={russian.editor} to={own} />
              )}
            </Head>
          );
        })}
      </Box>
      {active && (
        <Box
          role="group"
          aria-labelledby={`${id}tab-${current}`}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '& > *': { borderBottom: 0 } }}
        >
          {active.toolbar}
        </Box>
      )}
    </Box>
  );
};

interface HeadProps {
  id: string;
  language: Language;
  isCurrent: boolean;
  children: ReactNode;
}

const Head = ({ id, language, isCurrent, children }: HeadProps) => {
  const translate = useTranslate();
  const state = useLanguageState(language);
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
      <LanguageDot state={state} />
      <span style={visuallyHidden}>{translate(`form.${state}`)}</span>
      {children}
    </Box>
  );
};
