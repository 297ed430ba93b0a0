import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';

const isWebAddress = (link: string) => /^https?:\/\//i.test(link);

/** The address of a test, as a link where it is one. */
export const TestLink = ({ link }: { link: string }) => {
  const translate = useTranslate();
  if (!isWebAddress(link)) return link;
  return (
    <Link
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={translate('vacancies.openLink', { link })}
      sx={{ fontWeight: 450 }}
    >
      {link.replace(/^https?:\/\//i, '')}
    </Link>
  );
};
