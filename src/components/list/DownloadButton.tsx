import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Call } from '../../dataProvider/calls.ts';
import { useAct } from '../act/useAct.ts';
import { useDepository } from '../act/useDepository.ts';
import { saveFile } from '../files.ts';
import { RowFailure } from '../RowFailure.tsx';
import { RowButton } from './RowButton.tsx';

interface DownloadButtonProps {
  fileName: string;
  call: Call<Blob>;
  icon?: ReactNode;
}

/** Downloads a row's file. A failure is shown beside the row (DECISIONS 12). */
export const DownloadButton = ({ fileName, call, icon = <DownloadIcon /> }: DownloadButtonProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const label = translate('list.download');
  const { act, isActing, error } = useAct({
    run: async () => saveFile(await depository.ask(call), fileName),
  });
  return (
    <>
      <RowButton label={label} item={fileName} icon={icon} isPending={isActing} onClick={act} />
      {error && (
        <RowFailure text={translate('list.downloadFailed')} action={`${label}: ${fileName}`} onRetry={act} />
      )}
    </>
  );
};
