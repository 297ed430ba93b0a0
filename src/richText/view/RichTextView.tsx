import { Box, type Theme } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import type { Language } from '../../wire/wire.ts';
import { contentSx, SITE } from '../contentSx.ts';
import { shownText } from './shownText.ts';

/** The page of the site, which is light whatever the back-office is: the colours inside are those of the light theme. */
export const sitePage = {
  'data-light': '',
  style: { backgroundColor: SITE.paper, color: SITE.ink, colorScheme: 'light' },
} as const;

const viewSx = (theme: Theme) => ({ ...contentSx(theme), '& > :last-child': { marginBottom: 0 } });

interface RichTextViewProps {
  /** As it is stored; it is sanitised here. */
  html?: string | null;
  language?: Language;
}

/** A rich text as the site shows it, to be read: on light paper, nothing in it runs, plays or leads away from the screen. */
export const RichTextView = ({ html, language }: RichTextViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(shownText(html ?? '')), [html]);
  return <Box ref={place} className="rich-text" lang={language} {...sitePage} sx={viewSx} />;
};
