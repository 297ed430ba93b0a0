import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      // after a 401 react-admin resolves with an object instead of a file
      if (file instanceof Blob) saveFile(file, fileName);
    },
    onError: (failure) => console.error(failure),
  });
  return (
    <>
      <RowAction label={label} item={fileName} icon={icon} loading={isPending} onClick={() => mutate()} />
      {error && (
        <RowFailure
          text={translate('list.downloadFailed')}
          action={`${label}: ${fileName}`}
          onRetry={() => mutate()}
        />
      )}
    </>
  );
};
