import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';

export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <Notice
      severity="warning"
      title={translate('ra.page.access_denied')}
      text={translate('ra.message.access_denied')}
    />
  );
};
