import TextField from '@mui/material/TextField';
import { type RefObject, Suspense, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { inputHelperId } from '../../components/features.tsx';
import type { Exit } from '../../components/form/exit.ts';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { useAsking } from '../../components/form/useAsking.ts';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { ModalForm } from '../../components/ModalForm.tsx';
import { Conflict } from '../../dataProvider/conflict.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { LettersOf } from '../../features/letters/Letters.tsx';
import type { ToastKey } from '../../i18n/catalogue.ts';
import { AmountField } from './AmountField.tsx';
import { amountIn, type BlankFundRow, isTypedAs, type TypedRow, typedOf } from './fundRow.ts';
import type { JoinedRow, RowConflict as RowConflictView } from './RowConflict.tsx';
import { RowDraft } from './RowDraft.tsx';

const RowConflict = lazyScreen<'RowConflict', Parameters<typeof RowConflictView>[0]>(
  () => import('./conflicts.lazy.tsx'),
  'RowConflict',
);

interface FundRowFormProps {
  title: string;
  submitLabel: string;
  /** What the form starts with. */
  row: FundRow | BlankFundRow;
  /** What was typed of it before. */
  typed?: TypedRow;
  saving?: boolean;
  failure?: Error | null;
  /** Of a row that is saved for itself: it is kept as a draft of its own. */
  exit?: RefObject<Exit>;
  /** Whether the draft of a whole list holds what is typed. */
  isKept?: () => boolean;
  onTyping?: (typed: TypedRow) => void;
  /**
   * @param from - the row that somebody else has saved meanwhile, and that this one goes on from
   * @param postscript - said when it has been saved
   */
  onSave: (row: FundRow, from?: FundRow, postscript?: string) => void;
  onClose: () => void;
}

const isFundRow = (row: FundRow | BlankFundRow): row is FundRow => 'fund' in row;

/** Code, name and amount of one row; all three are needed (part 2, §5). */
export const FundRowForm = ({
  row,
  typed,
  failure = null,
  exit,
  onTyping,
  onSave,
  ...props
}: FundRowFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const nameId = useId();
  /** The row that what is typed goes on from. */
  const [from, setFrom] = useState(row);
  const [now, setTyped] = useState(typed ?? typedOf(row));
  const [isRefused, setIsRefused] = useState(false);
  const { code, name, fund: text } = now;
  const fund = amountIn(text, from.fund);

  const conflict =
    failure instanceof Conflict && failure.stored && isFundRow(from) ? { failure, from } : undefined;
  const { isAsking, onPutOff } = useAsking(conflict !== undefined, RowConflict.preload);

  const save = ({ code, name, fund: text }: TypedRow, goingOn = from, postscript?: string) => {
    const fund = amountIn(text, goingOn.fund);
    if (code.trim() === '' || name.trim() === '' || fund === undefined) {
      setIsRefused(true);
      notify('resources.guaranteeFund.notifications.fieldsMissing' satisfies ToastKey, { type: 'error' });
      return;
    }
    onSave({ ...goingOn, code, name, fund }, isFundRow(goingOn) ? goingOn : undefined, postscript);
  };
  const goOn = (joined: JoinedRow) => {
    setFrom(joined.from);
    setTyped(typedOf(joined.row));
  };

  const type = (source: keyof TypedRow, text: string) => {
    const next = { ...now, [source]: text };
    setTyped(next);
    onTyping?.(next);
  };
  const field = (source: 'code' | 'name', value: string) => {
    const isMissing = isRefused && value.trim() === '';
    const help = isMissing ? translate('guaranteeFund.missing') : undefined;
    return {
      label: translate(`guaranteeFund.${source}`),
      value,
      onChange: (event: { target: { value: string } }) => type(source, event.target.value),
      error: isMissing,
      helperText: help,
      autoComplete: 'off',
      slotProps: {
        input: { readOnly: props.saving },
        ...(source === 'name' && {
          htmlInput: { 'aria-describedby': `${nameId}-helper-text ${inputHelperId(source)}` },
        }),
      },
      fullWidth: true,
    };
  };

  return (
    <ModalForm {...props} exit={exit} isChanged={!isTypedAs(from, now)} onSubmit={() => save(now)}>
      <div>
        {exit && isFundRow(from) && (
          <RowDraft
            row={from}
            typed={now}
            isSaving={props.saving === true}
            isAsking={isAsking}
            onType={setTyped}
            exit={exit}
          />
        )}
        <TextField {...field('code', code)} autoFocus />
      </div>
      <div>
        <TextField {...field('name', name)} id={nameId} name="name" />
        <LettersOf source="name" value={name} />
      </div>
      <AmountField
        value={text}
        currency={row.currency}
        readOnly={props.saving}
        error={isRefused && fund === undefined ? translate('guaranteeFund.notAmount') : undefined}
        onChange={(typed) => type('fund', typed)}
      />
      {conflict ? (
        <Suspense fallback={null}>
          <RowConflict
            conflict={conflict.failure}
            opened={conflict.from}
            mine={{ ...conflict.from, code, name, fund: fund ?? text }}
            onPutOff={onPutOff}
            onApply={goOn}
            onSave={(joined) => {
              goOn(joined);
              save(typedOf(joined.row), joined.from, joined.postscript);
            }}
          />
        </Suspense>
      ) : (
        <SaveFailure failure={failure} />
      )}
    </ModalForm>
  );
};
