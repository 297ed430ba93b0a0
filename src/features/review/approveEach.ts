import { useDepository } from '../../components/act/useDepository.ts';
import { DepositoryError, isScheduledLater, SessionEnded } from '../../dataProvider/http.ts';
import { isProposable, reviewCalls, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { mayBeDone, NotSent } from '../../dataProvider/unanswered.ts';
import { session } from '../../session.ts';
import type { PublishableName } from '../../wire/kinds.ts';
import type { Reviewed } from './usePinnedVersion.ts';

/** It is published earlier than scheduled if its refusal has told that it is scheduled. */
type Approval = Pick<Reviewed, 'kind' | 'itemId' | 'version'> & { isEarly?: boolean };

/** Approves an item or a change in exactly the version that was seen; any other version is refused. */
export const useApprove = () => {
  const depository = useDepository();
  return ({ kind, itemId: id, version, isEarly }: Approval): Promise<unknown> =>
    isProposable(kind)
      ? depository.change(kind, reviewCalls.approveProposal({ kind, id, version }))
      : depository.approve(kind as PublishableName, { id, previousData: { id, version }, isEarly });
};

export type ToApprove = Waiting & Approval;

/**
 * The outcome of a row: approved, refused with a reason, unknown because no answer came, or not sent because the connection or the session
 * was lost.
 */
export interface Outcome {
  row: ToApprove;
  state: 'approved' | 'refused' | 'unknown' | 'unsent';
  message?: string;
  /** It was changed or deleted, so it has to be read before the next attempt. */
  isOld?: boolean;
}

const NO_ANSWER = 0;
const OLD = [404, 409];

/**
 * Approves rows one after the other, each in the version that was seen. A refusal does not stop the others. A lost connection stops all of
 * them, and so does the end of the session, because the next user has selected nothing.
 *
 * @param onOutcome - called with each outcome
 */
export const approveEach = async (
  rows: readonly ToApprove[],
  approve: (row: ToApprove) => Promise<unknown>,
  onOutcome: (done: number) => void = () => undefined,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const token = session.token();
  let isDead = false;
  for (const row of rows) {
    if (isDead || session.token() !== token) {
      outcomes.push({ row, state: 'unsent' });
      continue;
    }
    try {
      await approve(row);
      outcomes.push({ row, state: 'approved' });
    } catch (error) {
      if (!(error instanceof DepositoryError) || error instanceof SessionEnded) throw error;
      console.error(error);
      isDead = error.status === NO_ANSWER;
      const isEarly = row.isEarly || isScheduledLater(error);
      outcomes.push({
        row: { ...row, isEarly },
        state: error instanceof NotSent ? 'unsent' : mayBeDone(error) ? 'unknown' : 'refused',
        message: error.message,
        isOld: OLD.includes(error.status),
      });
    }
    onOutcome(outcomes.length);
  }
  return outcomes;
};
