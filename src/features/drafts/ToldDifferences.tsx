import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Draft } from './draft.ts';
import type { Drafted } from './useKeptDraft.ts';

interface ToldDifferencesProps {
  draft: Draft;
  tell: NonNullable<Drafted['tell']>;
}

/** What a draft would change where each of its fields is told in one line, such as the rows of a list. */
export const ToldDifferences = ({ draft: { fields }, tell }: ToldDifferencesProps) => {
  const translate = useTranslate();
  const all = fields.flatMap((field) => {
    const said = tell(field);
    return said ? [{ path: field.path, ...said }] : [];
  });
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer' } }}>
      <summary>{translate('drafts.differingRows', { smart_count: all.length })}</summary>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {all.map(({ path, now, typed, isChangedSince }) => (
          <li key={path}>
            {now && (
              <>
                <del>{now}</del> →{' '}
              </>
            )}
            {typed}
            {isChangedSince && (
              <Box sx={{ color: 'warning.main' }}>{translate('drafts.rowChangedSince')}</Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
};
