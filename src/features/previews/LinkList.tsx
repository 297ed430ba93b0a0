import WithdrawIcon from '@mui/icons-material/LinkOffOutlined';
import { Box, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToNextRow } from '../../components/passFocus.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { type PreviewLink, previewCalls } from '../../dataProvider/previewCalls.ts';
import { russianMoment } from '../../dates.ts';

export const LinkList = ({ links }: { links: UseQueryResult<readonly PreviewLink[]> }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = links;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ marginTop: 1 }}>
      <Typography variant="h3" id={titleId}>
        {translate('previews.links')}
      </Typography>
      {!data && !error && <SkeletonRows rowCount={2} />}
      {!data && error && (
        <Notice title={translate('previews.loadFailed')} text={error.message} onRetry={refetch} />
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate('previews.none')}</Typography>
      )}
      {data && data.length > 0 && (
        <List disablePadding>
          {data.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </List>
      )}
    </Box>
  );
};

const isValid = ({ withdrawnAt, endsAt }: PreviewLink) => !withdrawnAt && Date.parse(endsAt) > Date.now();

const useLinkStatus = (link: PreviewLink) => {
  const translate = useTranslate();
  const { withdrawnAt, withdrawnByName: name = '', endsAt } = link;
  if (withdrawnAt) return translate('previews.withdrawn', { name, at: russianMoment(withdrawnAt) });
  return translate(`previews.${isValid(link) ? 'until' : 'ended'}`, { at: russianMoment(endsAt) });
};

const LinkItem = ({ link }: { link: PreviewLink }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const version = translate('previews.version', { version: link.version });
  const created = translate('previews.createdBy', {
    name: link.createdByName,
    at: russianMoment(link.createdAt),
  });
  const opened = link.openedAt
    ? translate('previews.opened', { smart_count: link.opened, at: russianMoment(link.openedAt) })
    : translate('previews.neverOpened');
  const label = translate('previews.withdraw');
  return (
    <ListItem ref={passFocusToNextRow} divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={version}
        secondary={[created, useLinkStatus(link), opened].map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
        sx={{ minWidth: 220 }}
      />
      {isValid(link) && (
        <ConfirmRowButton
          label={label}
          item={`${version}. ${created}`}
          icon={<WithdrawIcon />}
          color="error"
          title={translate('previews.withdrawTitle')}
          content={translate('previews.withdrawText')}
          confirm={label}
          run={() => change('previews', previewCalls.withdraw(link.id))}
        />
      )}
    </ListItem>
  );
};
