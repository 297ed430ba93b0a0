import { useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AsidePanel } from '../../components/AsidePanel.tsx';
import { keyAction } from '../../components/keys/useKey.ts';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import { fieldPathsIn } from '../../dataProvider/fieldPaths.ts';
import { AnchorSelect } from './AnchorSelect.tsx';
import { CommentThread } from './CommentThread.tsx';
import { chosenPassages, pathOf, showPlace, stateOfQuote, strippedValue } from './places.ts';

/** The comments on the item of a form: what is selected in it is what a new one is about. */
export const CommentsPanel = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext();
  return record && <FormComments record={record} onClose={onClose} />;
};

const FormComments = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const { getValues } = useFormContext();
  const [{ places, passages }] = useState(() => {
    const places = fieldPathsIn(record);
    return { places, passages: chosenPassages(places) };
  });
  const [place, setPlace] = useState<CommentPlace | undefined>(passages[0]);

  const stateOf = ({ quote, ...at }: CommentPlace) => {
    const path = pathOf(at);
    return quote && path ? stateOfQuote(strippedValue(getValues(path)), quote) : undefined;
  };
  const handleShow = (shown: CommentPlace) => {
    onClose();
    // the panel gives the focus back as it goes
    // the key of a language leads to it in tabs and side by side
    setTimeout(() => showPlace(shown, (language) => keyAction(language)?.()));
  };
  const anchor = <AnchorSelect {...{ places, passages, place }} onChange={setPlace} />;
  return <CommentThread id={Number(record.id)} form={{ stateOf, onShow: handleShow, place, anchor }} />;
};

/** The comments on what is judged in the queue. */
export const CommentsAside = () => {
  const record = useRecordContext();
  const translate = useTranslate();
  const resource = useResourceContext();
  if (!record) return null;
  return (
    <AsidePanel title={translate('comments.aside')}>
      <CommentThread key={`${resource} ${record.id}`} id={Number(record.id)} />
    </AsidePanel>
  );
};
