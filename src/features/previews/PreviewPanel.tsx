import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useIsDirty } from '../../components/form/useIsDirty.ts';
import { Notice } from '../../components/Notice.tsx';
import { type NewLink, previewCalls } from '../../dataProvider/previewCalls.ts';
import type { FormToolProps } from '../desk/tools.tsx';
import { LinkList } from './LinkList.tsx';
import { MadeLink } from './MadeLink.tsx';
import { PREVIEWS } from './previews.ts';

/** Makes an address under which the version of the form is read without an account, and shows those that there are. */
export const PreviewPanel = ({ resource, record }: FormToolProps) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const isDirty = useIsDirty();
  const [made, setMade] = useState<NewLink>();
  const item = { kind: resource, id: Number(record.id) };
  const version = typeof record.version === 'number' ? record.version : undefined;
  const { act, isActing, error } = useAct({
    run: () => change(PREVIEWS, previewCalls.add({ ...item, version })),
    onDone: setMade,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('previews.about')}</Typography>
      {isDirty && <Notice severity="info" title={translate('previews.unsaved')} />}
      <ActButton
        variant={made ? 'outlined' : 'contained'}
        isActing={isActing}
        onClick={() => act()}
        style={{ justifySelf: 'start' }}
      >
        {translate('previews.make')}
      </ActButton>
      {error && <Notice title={translate('previews.failed')} text={error.message} />}
      {made && <MadeLink key={made.id} made={made} />}
      <LinkList {...item} />
    </Box>
  );
};
