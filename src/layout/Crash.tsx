import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';

/** Stands in place of a screen that broke. */
export const Crash = () => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('crash.title')}
      text={translate('crash.text')}
      action={{ label: translate('crash.reload'), onClick: () => location.reload() }}
    />
  );
};
