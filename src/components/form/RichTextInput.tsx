import Box from '@mui/material/Box';
import { Suspense, useContext, useEffect, useRef } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { Letters } from '../../features/letters/Letters.tsx';
import { inputHelperId } from '../features.tsx';
import { screen } from '../screen.tsx';
import { OneToolbar, useFormWork, useTextLanguage } from './formWork.ts';

const RichTextEditor = screen(() => import('../../richText/RichTextEditor.tsx'), 'RichTextEditor');

export const preloadRichText = RichTextEditor.preload;

interface RichTextInputProps {
  source: string;
  label?: string;
}

/** A rich text in a form. The editor is loaded when the first one is shown. */
export const RichTextInput = (props: RichTextInputProps) => {
  const name = useWrappedSource(props.source);
  const { isLocked, files } = useFormWork();
  const flushRef = useRef(() => {});
  useEffect(() => {
    const flush = () => flushRef.current();
    files.settling.add(flush);
    return () => void files.settling.delete(flush);
  }, [files]);
  return (
    <Suspense fallback={<Loading />}>
      <RichTextEditor
        {...props}
        readOnly={isLocked}
        lang={useTextLanguage()}
        flushRef={flushRef}
        onPending={(written) => files.send(written.catch(console.error).then(() => true))}
        offer={useContext(OneToolbar)}
        helper={<Letters source={name} />}
        helperId={inputHelperId(name)}
      />
    </Suspense>
  );
};

const Loading = () => (
  <Box role="status" sx={{ minHeight: 440, padding: 2, color: 'text.secondary' }}>
    {useTranslate()('ra.tiptap.loading')}…
  </Box>
);
