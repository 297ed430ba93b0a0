import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ScreenHeading } from './ScreenHeading.tsx';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  /** Shows the back button. */
  onBack?: () => void;
  children?: ReactNode;
}

/** The screen's title, which also names the document, and its main action on the right. */
export const PageHeader = ({ title, subtitle, onBack, children }: PageHeaderProps) => {
  const translate = useTranslate();
  const back = translate('form.back');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2.5 }}>
      {onBack && (
        <IconButton onClick={onBack} aria-label={back} data-hint={back} sx={{ marginInlineStart: -1 }}>
          <ArrowBackIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: { xs: 200, md: 320 } }}>
        <ScreenHeading title={title} />
        {subtitle && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}>
        {children}
      </Box>
    </Box>
  );
};
