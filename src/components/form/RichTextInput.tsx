import { Box } from '@mui/material';
import { Suspense, useContext } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { inputHelperId } from '../features.tsx';
import { useUploads } from '../upload/uploads.ts';
import { useIsFormLocked } from './formState.ts';
import { InputHelper } from './inputs.tsx';
import { RichTextEditor } from './RichTextEditor.ts';
import { OneToolbar } from './sideBySide.ts';
import { useTextLanguage } from './textLanguage.ts';

interface RichTextInputProps {
  source: string;
  label?: string;
}

export const RichTextInput = (props: RichTextInputProps) => {
  const uploads = useUploads();
  const source = useWrappedSource(props.source);
  const oneToolbar = useContext(OneToolbar);
  return (
    <Suspense fallback={<Loading />}>
      <RichTextEditor
        {...props}
        readOnly={useIsFormLocked()}
        lang={useTextLanguage()}
        onPending={(written) => uploads.add(written)}
        toolbarPlace={oneToolbar && (oneToolbar.source === source ? oneToolbar.place : null)}
        helper={<InputHelper source={props.source} />}
        helperId={inputHelperId(source)}
      />
    </Suspense>
  );
};

const Loading = () => (
  <Box role="status" sx={{ minHeight: 440, padding: 2, color: 'text.secondary' }}>
    {useTranslate()('ra.tiptap.loading')}…
  </Box>
);
