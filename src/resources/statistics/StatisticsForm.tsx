import { type RaRecord, useCreate, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { useDepository } from '../../components/act/useDepository.ts';
import { FieldColumn, FormFrame } from '../../components/form/FormFrame.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { ItemForm } from '../../components/form/ItemForm.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { useSave } from '../../components/form/useSave.ts';
import { useStart } from '../../components/form/useStart.ts';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { FIGURES_ID, type ProposalState, proposalCalls } from '../../dataProvider/proposalCalls.ts';
import { STATISTICS } from '../../dataProvider/registerShapes.ts';
import { ProposalPlace } from '../../features/review/proposals/ProposalPlace.tsx';
import { hasProposals } from '../../features/review/proposals/useProposal.ts';
import { wireKindOf } from '../../kinds.ts';
import { BASE } from '../../routing/addresses.ts';

const noFigures = Object.fromEntries(STATISTICS.map((figure) => [figure, '']));

/** The six figures of the dashboard. There is one record of them; a save replaces it, or makes the first one. */
export const StatisticsForm = () => {
  const depository = useDepository();
  const { data, error, refetch } = useStart(['statistics', 'form'], async () => {
    const [{ data: inForce }, waiting] = await Promise.all([
      depository.getList('statistics', { filter: {}, pagination: EVERYTHING, sort: SERVER_ORDER }),
      hasProposals() ? depository.ask(proposalCalls.of('statistics', FIGURES_ID)) : undefined,
    ]);
    // what waits for its approval is what one goes on from
    const [stored] = waiting?.proposed ? wireKindOf('statistics').shape.read(waiting.proposed) : inForce;
    return { stored, waiting };
  });
  if (!data) return <FormUnavailable error={error} onRetry={() => refetch()} />;
  return <Figures {...data} />;
};

interface FiguresProps {
  stored: RaRecord | undefined;
  waiting: ProposalState | undefined;
}

const Figures = ({ stored, waiting }: FiguresProps) => {
  const resource = useResourceContext();
  const [create] = useCreate<RaRecord>();
  const saving = useSave({
    run: (data, meta) => create(resource, { data, meta }, { returnPromise: true }),
    success: 'updated',
    opened: stored,
    after: BASE,
  });
  // a list that is fetched again must not empty what is being typed
  const [values] = useState(() => ({ ...noFigures, ...stored }));
  return (
    <ItemForm defaultValues={values} onSubmit={saving.save}>
      <FormFrame submitLabel="form.edit" saving={saving}>
        <ProposalPlace kind="statistics" id={FIGURES_ID} state={waiting} />
        <FieldColumn>
          {STATISTICS.map((figure) => (
            <PlainInput key={figure} source={figure} label={`statistics.${figure}`} />
          ))}
        </FieldColumn>
      </FormFrame>
    </ItemForm>
  );
};
