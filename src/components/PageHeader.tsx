import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
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
    <div className="page-header">
      {onBack && (
        <IconButton onClick={onBack} aria-label={back} data-hint={back} sx={{ marginInlineStart: -1 }}>
          <ArrowBackIcon />
        </IconButton>
      )}
      <div className="page-title">
        <ScreenHeading title={title} />
        {subtitle && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </div>
      <div className="page-actions">{children}</div>
    </div>
  );
};
