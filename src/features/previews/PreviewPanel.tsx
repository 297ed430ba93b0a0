import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormIsDirty, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Notice } from '../../components/Notice.tsx';
import { useCopying } from '../../components/useCopying.ts';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { useReadOf } from '../../components/useRead.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import { type NewLink, previewCalls } from '../../dataProvider/previewCalls.ts';
import { LinkList } from './LinkList.tsx';

/** Creates links to the form's version that need no account, and lists them. */
export const PreviewPanel = () => {
  const translate = useTranslate();
  const { change } = useDepository();
  const isDirty = useFormIsDirty();
  const record = useRecordContext();
  const item = { kind: useResourceContext() ?? '', id: Number(record?.id) };
  const version = typeof record?.version === 'number' ? record.version : undefined;
  const [created, setCreated] = useState<NewLink>();
  const { act, isActing, error } = useAct({
    run: () => change('previews', previewCalls.add({ ...item, version })),
    onDone: setCreated,
  });
  const links = useReadOf('previews', previewCalls.ofItem(item.kind, item.id));
  const isWithdrawn = links.data?.some(({ id, withdrawnAt }) => id === created?.id && withdrawnAt);
  // the address of a link is shown only once
  const hasMoved = useHasMoved(String(created?.id));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('previews.about')}</Typography>
      {isDirty && <Notice severity="info" title={translate('previews.unsaved')} />}
      <ActButton
        variant={created ? 'outlined' : 'contained'}
        isActing={isActing}
        isIdle={hasMoved}
        onClick={() => act()}
        style={{ justifySelf: 'start' }}
      >
        {translate('previews.create')}
      </ActButton>
      {error && <Notice title={translate('previews.failed')} text={error.message} />}
      {created && !isWithdrawn && <CreatedLink key={created.id} link={created} />}
      <LinkList links={links} />
    </Box>
  );
};

const CreatedLink = ({ link: { path, version } }: { link: NewLink }) => {
  const translate = useTranslate();
  const address = new URL(path, depositoryUrl() || location.origin).href;
  const { copy, said } = useCopying(address);
  return (
    <Paper variant="outlined" sx={{ padding: 1.75, display: 'grid', gap: 1.5 }}>
      <Typography role="status">{translate('previews.created', { version })}</Typography>
      <TextField
        label={translate('previews.address')}
        value={address}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {translate('previews.copy')}
        </Button>
        <Button startIcon={<OpenIcon />} href={address} target="_blank" rel="noreferrer">
          {translate('previews.open')}
        </Button>
        <Typography
          role="status"
          sx={{ color: said === 'copied' ? 'success.main' : 'error.main', fontWeight: 600 }}
        >
          {said && translate(`previews.${said}`)}
        </Typography>
      </Box>
    </Paper>
  );
};
