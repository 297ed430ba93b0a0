import { type RaRecord, useTranslate } from 'react-admin';
import { formatAmount } from '../amounts.ts';
import { rowsOfList } from '../dataProvider/fundRows.ts';
import { russianDay } from '../dates.ts';
import { escapeHtml } from './words.ts';

const row = (tag: 'th' | 'td', cells: readonly unknown[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;

/** Converts a wire list of the fund to an HTML table, so that two lists are compared like texts. */
export const useListAsShown = () => {
  const translate = useTranslate();
  const heads = ['code', 'name', 'fund', 'date'].map((name) =>
    translate(`resources.guaranteeFund.fields.${name}`),
  );
  return (state: RaRecord): RaRecord => {
    const body = rowsOfList(state).map(({ code, name, fund, date }) =>
      row('td', [code, name, formatAmount(fund), russianDay(String(date))]),
    );
    return {
      id: state.id,
      list: `<table class="ql-fund"><tbody>${row('th', heads)}${body.join('')}</tbody></table>`,
    };
  };
};
