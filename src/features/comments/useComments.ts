import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useReadOf } from '../../components/useRead.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { commentCalls } from '../../dataProvider/commentCalls.ts';

/** Under this name everything of comments is kept: a change makes all of it old. */
export const COMMENTS = 'comments';

export const useComments = (resource: string, id: number) =>
  useReadOf(COMMENTS, commentCalls.ofItem(resource, id));

/** Changes something of comments, and reads them again. */
export const useCommentAct = <Variables = void>(
  callFor: (variables: Variables) => Call<void>,
  onDone?: () => void,
) => {
  const { change } = useDepository();
  return useAct<Variables, void>({ run: (variables) => change(COMMENTS, callFor(variables)), onDone });
};
