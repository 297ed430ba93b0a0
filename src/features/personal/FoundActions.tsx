import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Notice } from '../../components/Notice.tsx';
import { saveFile } from '../../components/saveFile.ts';
import { type PeopleNumbers, personalCalls } from '../../dataProvider/personalCalls.ts';
import { EraseForm } from './EraseForm.tsx';

interface FoundActionsProps {
  who: readonly string[];
  numbers: PeopleNumbers;
  onErased: (said: readonly string[]) => void;
}

/** What can be done with everything that was found: handing it out, and erasing it. */
export const FoundActions = ({ who, numbers, onErased }: FoundActionsProps) => {
  const translate = useTranslate();
  const { download } = useDepository();
  const [isErasing, setIsErasing] = useState(false);
  const { act, isActing, error } = useAct({
    run: async () => saveFile(await download(personalCalls.export(who)), translate('personal.fileName')),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActButton variant="outlined" startIcon={<DownloadIcon />} isActing={isActing} onClick={() => act()}>
          {translate('personal.export')}
        </ActButton>
        <Button variant="outlined" color="error" startIcon={<EraseIcon />} onClick={() => setIsErasing(true)}>
          {translate('personal.erase')}
        </Button>
      </Box>
      {error && <Notice title={translate('personal.exportFailed')} text={error.message} />}
      {isErasing && (
        <EraseForm who={who} numbers={numbers} onErased={onErased} onClose={() => setIsErasing(false)} />
      )}
    </>
  );
};
