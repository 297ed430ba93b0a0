import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocusOfContent } from './passFocus.ts';

interface ScreenHeadingProps {
  title: string;
  /** By default that of a page's title. */
  variant?: 'inherit';
}

/** The heading of a screen: it names the document, and has the focus after navigation. */
export const ScreenHeading = ({ title, variant }: ScreenHeadingProps) => {
  const translate = useTranslate();
  const name = `${title} — ${translate('shell.product')}`;

  // a <title> of React's would stand behind the one of index.html, and the first one counts
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <Typography
      component="h1"
      variant={variant ?? 'h1'}
      ref={takeFocusOfContent}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      {title}
    </Typography>
  );
};
