import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { withCompanionFields } from '../../dataProvider/fieldPaths.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { useIsFormLocked } from '../form/formState.ts';
import { useTextLanguage } from '../form/textLanguage.ts';
import { useUpload, useUploads } from './uploads.ts';

interface TakeFromRussianProps {
  /** Relative to the language. */
  source: string;
  /** Gets the focus, because the button removes itself. */
  chooser: RefObject<HTMLElement | null>;
}

/** Offers the Russian text's cover or PDF to a language without one. */
export const TakeFromRussian = ({ source, chooser }: TakeFromRussianProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const isLocked = useIsFormLocked();
  const language = useTextLanguage();
  const own = useWrappedSource(source);
  const russian = `entries.ru.${source}`;
  const uploads = useUploads();
  const upload = useUpload(russian);
  const ownUpload = useUpload(own);
  const { getValues, setValue } = useFormContext();
  const [ownId, id]: unknown[] = useWatch({ name: [own, russian] });
  const isMissing = !isFileId(ownId) && !ownUpload && isFileId(id) && upload?.status !== 'sending';
  if (!language || language === 'ru' || !isMissing) return null;

  const handleClick = () => {
    if (isLocked) return;
    chooser.current?.focus();
    const stored = getValues(`entries.ru.pdfFile`);
    if (upload?.status === 'sent') uploads.restore(own, upload);
    else if (source === 'pdfId' && stored)
      queryClient.setQueryData(pdfKey(id), { name: stored.name, size: stored.sizeBytes });
    for (const path of withCompanionFields({ path: source, field: source }))
      setValue(`entries.${language}.${path}`, getValues(`entries.ru.${path}`), { shouldDirty: true });
  };
  return (
    <>
      <p className="absent">{translate(source === 'pdfId' ? 'pdf.absent' : 'cover.absent')}</p>
      <Button size="small" onClick={handleClick}>
        {translate('upload.fromRussian')}
      </Button>
    </>
  );
};
