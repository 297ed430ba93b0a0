import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';

export const NotFoundPage = () => {
  const translate = useTranslate();
  return <Notice severity="info" title={translate('notFound.title')} text={translate('notFound.text')} />;
};
