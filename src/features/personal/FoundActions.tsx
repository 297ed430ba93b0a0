import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { saveFile } from '../../components/saveFile.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { type PeopleNumbers, personalCalls } from '../../dataProvider/personalCalls.ts';
import { EraseForm } from './EraseForm.tsx';

interface FoundActionsProps {
  identifiers: readonly string[];
  numbers: PeopleNumbers;
  onErased: (sentences: readonly string[]) => void;
}

/** Exports and erases everything that was found. */
export const FoundActions = (props: FoundActionsProps) => {
  const translate = useTranslate();
  const { download } = useDataProvider<DepositoryDataProvider>();
  const [isErasing, setIsErasing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      saveFile(await download(personalCalls.export(props.identifiers)), translate('personal.fileName')),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActButton
          variant="outlined"
          startIcon={<DownloadIcon />}
          isActing={isPending}
          onClick={() => mutate()}
        >
          {translate('personal.export')}
        </ActButton>
        <Button variant="outlined" color="error" startIcon={<EraseIcon />} onClick={() => setIsErasing(true)}>
          {translate('personal.erase')}
        </Button>
      </Box>
      {error && <Notice title={translate('personal.exportFailed')} text={error.message} />}
      {isErasing && <EraseForm {...props} onClose={() => setIsErasing(false)} />}
    </>
  );
};
