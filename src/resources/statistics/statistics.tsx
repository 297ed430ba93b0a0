import Icon from '@mui/icons-material/QueryStatsOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ResourceProps } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { Slot } from '../../components/features.tsx';
import { Create } from '../../components/form/Edit.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { FieldColumn, TextInput } from '../../components/form/inputs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { SaveButton, SaveStatus, Toolbar } from '../../components/form/Toolbar.tsx';
import { useProposal } from '../../components/useProposal.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { EVERYTHING } from '../../dataProvider/listing.ts';
import { STATISTICS } from '../../dataProvider/registerShapes.ts';
import { FIGURES_ID } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/returnTo.ts';
import type { ScreenName } from '../../wire/kinds.ts';

const noFigures = () => Object.fromEntries(STATISTICS.map((figure) => [figure, '']));

const toolbar = (
  <Toolbar>
    <SaveStatus />
    <SaveButton label="form.edit" />
  </Toolbar>
);

/** The six figures of the dashboard: a single record, which a save replaces or creates. */
const StatisticsForm = () => {
  const depository = useDepository();
  const proposal = useProposal('statistics', FIGURES_ID);
  const read = async () => {
    const { data: inForce } = await depository.getList('statistics', { ...EVERYTHING, filter: {} });
    // edits start from the proposal that waits for approval
    const proposed = proposal.state?.proposed;
    const [stored] = proposed ? endpointOf('statistics').shape.read(proposed) : inForce;
    return { stored };
  };
  const form = useQuery({
    queryKey: ['statistics', 'form'],
    queryFn: read,
    enabled: proposal.isCurrent && !proposal.error,
    // never refetched while the form is open, because that would overwrite what is typed
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!form.data) {
    const { error, refetch } = proposal.error ? proposal : form;
    return <FormUnavailable error={error} onRetry={() => refetch()} />;
  }
  return (
    <Create record={form.data.stored} redirect={BASE}>
      <SimpleForm defaultValues={noFigures} toolbar={toolbar}>
        <Slot name="proposalNotice" kind="statistics" id={FIGURES_ID} state={proposal.state} />
        <FieldColumn>
          {STATISTICS.map((figure) => (
            <TextInput key={figure} source={figure} />
          ))}
        </FieldColumn>
      </SimpleForm>
    </Create>
  );
};

export const statistics = {
  name: 'statistics',
  icon: Icon,
  list: StatisticsForm,
} satisfies ResourceProps & { name: ScreenName };
