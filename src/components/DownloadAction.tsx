import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useAct } from './act/useAct.ts';
import { RowAction } from './RowAction.tsx';
import { RowFailure } from './RowFailure.tsx';
import { saveFile } from './saveFile.ts';

interface DownloadActionProps {
  /** What the file is saved as. */
  fileName: string;
  load: () => Promise<Blob>;
  icon?: ReactNode;
}

/** Saves a row's file. A failure stands beside the row (DECISIONS 12). */
export const DownloadAction = ({ fileName, load, icon = <DownloadIcon /> }: DownloadActionProps) => {
  const translate = useTranslate();
  const label = translate('list.download');
  const { act, isActing, error } = useAct({ run: async () => saveFile(await load(), fileName) });
  return (
    <>
      <RowAction label={label} item={fileName} icon={icon} isActing={isActing} onClick={act} />
      {error && (
        <RowFailure text={translate('list.downloadFailed')} action={`${label}: ${fileName}`} onRetry={act} />
      )}
    </>
  );
};
