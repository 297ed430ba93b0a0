import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

const isWebAddress = (link: string) => /^https?:\/\//i.test(link);

/** A browser breaks an address at hyphens, not at its slashes. */
const breakable = (address: string) =>
  [...address.matchAll(/[^/]+\/?|\//g)].flatMap(({ 0: part, index }) => [part, <wbr key={index} />]);

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
      sx={{ display: 'inline-block', paddingBlock: 0.5, fontWeight: 450 }}
    >
      {breakable(link.replace(/^https?:\/\//i, ''))}
    </Link>
  );
};
