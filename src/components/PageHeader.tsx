import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocusOfContent } from './passFocus.ts';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  badge?: ReactNode;
  onBack?: () => void;
  children?: ReactNode;
}

const lineSx = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };

/** As wide as the heading and its badge: what does not fit beside them is below. */
const titleSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: { xs: '1 1 200px', md: '1 1 auto' },
  minWidth: 0,
};

/** Takes the width of the heading instead of asking for its own. */
const subtitleSx = { width: 0, minWidth: '100%', color: 'text.secondary', overflowWrap: 'anywhere' };

/** The title of a screen and its main action on the right. */
export const PageHeader = ({ title, subtitle, badge, onBack, children }: PageHeaderProps) => {
  const back = useTranslate()('form.back');
  return (
    <Box sx={{ ...lineSx, alignItems: 'center', marginBottom: 2.5 }}>
      <Box sx={titleSx}>
        {onBack && (
          <Tooltip title={back}>
            <IconButton onClick={onBack} aria-label={back} sx={{ marginInlineStart: -1 }}>
              <ArrowBackIcon />
            </IconButton>
          </Tooltip>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ ...lineSx, alignItems: 'center', rowGap: 0.5 }}>
            <ScreenHeading title={title} />
            {badge}
          </Box>
          {subtitle && (
            <Typography variant="caption" component="div" sx={subtitleSx}>
              {subtitle}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ ...lineSx, '&:empty': { display: 'none' } }}>{children}</Box>
    </Box>
  );
};

interface ScreenHeadingProps {
  title: string;
  /** By default `title`. */
  variant?: 'inherit';
}

/** The heading of a screen: it sets the document's title and gets the focus after navigation. */
export const ScreenHeading = ({ title, variant }: ScreenHeadingProps) => {
  const translate = useTranslate();
  const name = `${title} — ${translate('shell.product')}`;

  // React would add a second <title> after that of index.html, and browsers use the first
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
