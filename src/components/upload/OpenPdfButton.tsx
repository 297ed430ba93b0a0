import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';

const KEEP_MS = 60_000;

interface OpenPdfButtonProps {
  id: FileIdWire;
  /** The file itself when it was chosen in this form. */
  file?: File;
  name: string;
}

/** Opens the document in a new tab. The tab opens at the click, or the browser would block it. */
export const OpenPdfButton = ({ id, file, name }: OpenPdfButtonProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (tab: Window | null) => {
      const blob = file ?? (await dataProvider.getPdf(id));
      if (!(blob instanceof Blob)) return tab?.close();
      const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      if (tab) tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
    },
    onError: (error, tab) => {
      console.error(error);
      tab?.close();
    },
  });
  const open = translate('pdf.open');
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        aria-label={`${open}: ${name}`}
        onClick={() => mutate(window.open('', '_blank'))}
      >
        {open}
      </Button>
      {isError && (
        <Typography role="alert" variant="caption" sx={{ color: 'error.main', alignSelf: 'center' }}>
          {translate('pdf.openFailed')}
        </Typography>
      )}
    </>
  );
};
