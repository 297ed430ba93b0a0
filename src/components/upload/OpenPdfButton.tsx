import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileCalls } from '../../dataProvider/kindCalls.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { ActButton } from '../act/ActButton.tsx';
import { useAct } from '../act/useAct.ts';
import { useDepository } from '../act/useDepository.ts';

const KEEP_MS = 60_000;

class TabRefused extends Error {}

interface OpenPdfButtonProps {
  id: FileIdWire;
  /** The file itself when it was chosen in this form. */
  file?: File;
  name: string;
}

/** Opens the document in a new tab. The tab opens synchronously in the click, otherwise the browser would block it. */
export const OpenPdfButton = ({ id, file, name }: OpenPdfButtonProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const { act, isActing, error } = useAct({
    run: async () => {
      const tab = window.open('', '_blank');
      if (!tab) throw new TabRefused();
      try {
        const blob = file ?? (await depository.ask(fileCalls.getPdf(id)));
        const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
        tab.location.href = url;
        setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
      } catch (problem) {
        tab.close();
        throw problem;
      }
    },
  });
  const open = translate('pdf.open');
  return (
    <>
      <ActButton size="small" isActing={isActing} aria-label={`${open}: ${name}`} onClick={() => act()}>
        {open}
      </ActButton>
      {error && (
        <Typography role="alert" variant="caption" sx={{ color: 'error.main', alignSelf: 'center' }}>
          {translate(error instanceof TabRefused ? 'pdf.tabRefused' : 'pdf.openFailed')}
        </Typography>
      )}
    </>
  );
};
