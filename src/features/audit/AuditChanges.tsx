import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditChange, WholeAuditRow } from '../../dataProvider/trailCalls.ts';
import type { Language } from '../../wire/wire.ts';
import { useAuditTexts } from './useAuditTexts.ts';

const Value = ({ label, text, language }: { label: string; text?: string; language?: Language }) => {
  const translate = useTranslate();
  const { formatValue } = useAuditTexts();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        lang={text ? language : undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: text ? undefined : 'text.secondary' }}
      >
        {text ? formatValue(text) : translate('audit.nothing')}
      </Box>
    </Box>
  );
};

interface ChangeProps {
  change: AuditChange;
  row: WholeAuditRow;
}

const Change = ({ change: { path, was, is }, row: { kind, act, isReadable } }: ChangeProps) => {
  const translate = useTranslate();
  const { name, language } = useAuditTexts().describePath(kind, path);
  const isSame = was === is;
  const isCreated = act === 'create' || act === 'restore';
  const isDeleted = act === 'delete';
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Typography sx={{ fontWeight: 600, fontSize: 14 }}>{name}</Typography>
      {isReadable && !isSame ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {!isCreated && <Value label={translate('audit.was')} text={was} language={language} />}
          {!isDeleted && <Value label={translate('audit.is')} text={is} language={language} />}
        </Box>
      ) : (
        translate(isReadable && was !== undefined ? 'audit.onlyLooks' : 'audit.changed')
      )}
    </Box>
  );
};

/** What an act changed: the values where both states are stored, else only the fields; never values of personal data. */
export const AuditChanges = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  const id = useId();
  const { changed, more } = row;
  if (changed.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontSize: 16, fontWeight: 600, marginBottom: 1 }}>
        {translate('audit.changes')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {changed.map((change) => (
          <Change key={change.path} change={change} row={row} />
        ))}
      </Box>
      {more > 0 && translate('audit.more', { count: more })}
    </Box>
  );
};
