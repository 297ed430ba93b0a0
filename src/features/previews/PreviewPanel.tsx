import { Box, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  useDataProvider,
  useFormIsDirty,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { previewCalls } from '../../dataProvider/previewCalls.ts';
import { CreatedLink } from './CreatedLink.tsx';
import { LinkList } from './LinkList.tsx';
import './texts.ts';

/** Creates addresses under which the version of the form is read without an account, and lists them. */
export const PreviewPanel = () => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { change } = useDataProvider<DepositoryDataProvider>();
  const isDirty = useFormIsDirty();
  const record = useRecordContext();
  const item = { kind: useResourceContext() ?? '', id: Number(record?.id) };
  const version = typeof record?.version === 'number' ? record.version : undefined;
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => change('previews', previewCalls.add({ ...item, version })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['previews'] }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('previews.about')}</Typography>
      {isDirty && <Notice severity="info" title={translate('previews.unsaved')} />}
      <ActButton
        variant={data ? 'outlined' : 'contained'}
        isActing={isPending}
        onClick={() => mutate()}
        style={{ justifySelf: 'start' }}
      >
        {translate('previews.create')}
      </ActButton>
      {error && <Notice title={translate('previews.failed')} text={error.message} />}
      {data && <CreatedLink key={data.id} link={data} />}
      <LinkList {...item} />
    </Box>
  );
};
