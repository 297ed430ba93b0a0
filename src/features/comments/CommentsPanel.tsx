import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { keyAction } from '../../components/keys/useKey.ts';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import { fieldPathsIn } from '../../dataProvider/fieldPaths.ts';
import type { FormToolProps } from '../desk/tools.tsx';
import { CommentThread } from './CommentThread.tsx';
import { PlaceChooser } from './PlaceChooser.tsx';
import { chosenPassages, pathOf, showPlace, squeezedValue, stateOfQuote } from './places.ts';

/** The comments on the item of a form: what is selected in it is what a new one is about. */
export const CommentsPanel = ({ resource, record, onClose }: FormToolProps) => {
  const { getValues } = useFormContext();
  const [{ places, passages }] = useState(() => {
    const places = fieldPathsIn(record);
    return { places, passages: chosenPassages(places) };
  });
  const [place, setPlace] = useState<CommentPlace | undefined>(passages[0]);

  const stateOf = ({ quote, ...at }: CommentPlace) => {
    const path = pathOf(at);
    return quote && path ? stateOfQuote(squeezedValue(getValues(path)), quote) : undefined;
  };
  const handleShow = (shown: CommentPlace) => {
    onClose();
    // the panel gives the focus back as it goes
    // the key of a language leads to it in tabs and side by side
    setTimeout(() => showPlace(shown, (language) => keyAction(language)?.()));
  };
  const chooser = <PlaceChooser {...{ resource, places, passages, place }} onChange={setPlace} />;
  return (
    <CommentThread
      resource={resource}
      id={record.id}
      form={{ stateOf, onShow: handleShow, place, chooser }}
    />
  );
};
