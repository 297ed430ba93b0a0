import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import { ScreenHeading } from '../components/ScreenHeading.tsx';

export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <Notice
      severity="warning"
      title={<ScreenHeading title={translate('ra.page.access_denied')} variant="inherit" />}
      text={translate('ra.message.access_denied')}
    />
  );
};
