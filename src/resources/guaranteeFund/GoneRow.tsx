import { useBasename, useNavigate, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { useStart } from '../../components/form/useStart.ts';
import { Notice } from '../../components/Notice.tsx';
import { DraftNotice } from '../../features/drafts/DraftNotice.tsx';
import type { Draft } from '../../features/drafts/draft.ts';
import { useDrafts } from '../../features/drafts/useDrafts.ts';
import type { Currency } from '../../wire/wire.ts';
import { type HalfTyped, typedFrom } from './fundRow.ts';
import { TYPING } from './useFundDraft.ts';

interface GoneRowProps {
  /** The row that the way back to its draft asks for. */
  id: string;
  currency: Currency;
  onRemoved: () => void;
}

/** Offers what was typed of a row that has left the newest list: for a new one, in a new list. */
export const GoneRow = ({ id, currency, onRemoved }: GoneRowProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  const depository = useDepository();
  const { drafts = [], makeOther, remove } = useDrafts();
  const { data } = useStart(['guaranteeFund', 'gone', currency], () => depository.latestFundRows(currency));
  const draft = drafts.find(({ kind, item }) => kind === 'guaranteeFund' && item === id);
  if (!draft || !data || data.some((row) => String(row.id) === id)) return null;

  const createAnew = async ({ title, fields, whole }: Draft) => {
    const path = `${basename}/addGuaranteeFund${currency}`;
    const row: HalfTyped = typedFrom(fields, whole ?? { name: title });
    await makeOther(draft, {
      item: currency,
      path,
      title: translate('guaranteeFund.newList', { currency }),
      fields: [{ path: TYPING, opened: undefined, typed: row }],
      whole: undefined,
    });
    navigate(path);
  };
  return (
    <>
      <Notice severity="warning" title={translate('guaranteeFund.goneRow')} />
      <DraftNotice
        draft={draft}
        openedAt={(source) => draft.fields.find(({ path }) => path === source)?.opened}
        restoreLabel="drafts.createAnew"
        onRestore={() => createAnew(draft)}
        onRemove={() => void remove(draft).then(onRemoved)}
      />
    </>
  );
};
