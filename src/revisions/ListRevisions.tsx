import { type RaRecord, useTranslate } from 'ra-core';
import { formatAmount } from '../amounts.ts';
import { ReadingDialog } from '../components/ReadingDialog.tsx';
import { fundShape } from '../dataProvider/fundShape.ts';
import { CURRENCIES, type Currency } from '../dataProvider/wire.ts';
import { russianDay } from '../dates.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';

interface ListRevisionsProps {
  currency: Currency;
  onClose: () => void;
}

const escaped = (text: unknown) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const row = (tag: 'th' | 'td', cells: readonly unknown[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** The lists that a currency of the fund has had: each to be read, and any two to be compared as tables. */
export const ListRevisions = ({ currency, onClose }: ListRevisionsProps) => {
  const translate = useTranslate();
  const heads = ['code', 'name', 'fund', 'columns.date'].map((name) => translate(`guaranteeFund.${name}`));
  const asShown = (state: RaRecord): RaRecord => {
    const rows = Array.isArray(state.rows) ? state.rows.flatMap(fundShape.read) : [];
    const body = rows.map(({ code, name, fund, date }) =>
      row('td', [code, name, formatAmount(fund), russianDay(String(date))]),
    );
    return { id: state.id, list: `<table><tbody>${row('th', heads)}${body.join('')}</tbody></table>` };
  };
  return (
    <ReadingDialog
      title={translate('revisions.ofList', { currency })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <RevisionBrowser resource="guaranteeFund" id={CURRENCIES.indexOf(currency) + 1} asShown={asShown} />
    </ReadingDialog>
  );
};
