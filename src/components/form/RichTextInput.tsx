import { useContext } from 'react';
import { useWrappedSource } from 'react-admin';
import { RichTextEditor } from '../../richText/RichTextEditor.tsx';
import { inputHelperId } from '../features.tsx';
import { useUploads } from '../upload/uploads.ts';
import { useIsFormLocked } from './formState.ts';
import { InputHelper } from './inputs.tsx';
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
    <RichTextEditor
      {...props}
      readOnly={useIsFormLocked()}
      lang={useTextLanguage()}
      onPending={(written) => uploads.add(written)}
      toolbarPlace={oneToolbar && (oneToolbar.source === source ? oneToolbar.place : null)}
      helper={<InputHelper source={props.source} />}
      helperId={inputHelperId(source)}
    />
  );
};
