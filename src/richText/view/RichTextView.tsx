import { Box, type Theme } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import type { Language } from '../../wire/wire.ts';
import { contentSx, SITE } from '../contentSx.ts';
import { shownText } from './shownText.ts';

/** The page of the site, which is always light, so that the colours inside are those of the light theme. */
export const sitePage = {
  'data-light': '',
  style: { backgroundColor: SITE.paper, color: SITE.ink, colorScheme: 'light' },
} as const;

const viewSx = (theme: Theme) => ({ ...contentSx(theme), '& > :last-child': { marginBottom: 0 } });

interface RichTextViewProps {
  /** The stored text; it is sanitised here. */
  html?: string | null;
  language?: Language;
}

/** Shows a rich text as the site does: on light paper, with nothing that runs, plays or leads away from the screen. */
export const RichTextView = ({ html, language }: RichTextViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(shownText(html ?? '')), [html]);
  return <Box ref={place} className="rich-text" lang={language} {...sitePage} sx={viewSx} />;
};
