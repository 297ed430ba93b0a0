import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import { ScreenHeading } from '../components/ScreenHeading.tsx';

export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Notice
      severity="info"
      title={<ScreenHeading title={translate('notFound.title')} variant="inherit" />}
      text={translate('notFound.text')}
    />
  );
};
