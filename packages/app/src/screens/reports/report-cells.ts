import { getNetwork, isNetwork, toDecimal } from '@billfold/core';
import { formatMonth, trimDecimal } from '@billfold/core/internal';
import type { Report } from '@billfold/core/payments';
import { formatSum } from '../payments/format-sum.ts';

/** Row of a file: its texts by the names of the columns. */
export type Line = Report['preview'][number];

/** Kinds of the columns that have words: amounts are in the asset of their row, values in its currency. */
export const kinds = {
  ...{ month: 'text', asset: 'text', network: 'text', currency: 'text' },
  ...{ payments: 'count', received: 'amount', received_value: 'value' },
  ...{ refunds: 'count', refunded: 'amount', kept: 'amount', refunded_value: 'value' },
  ...{ network_fees: 'amount', network_fees_value: 'value' },
} as const;

/** Reports whether a column of a file has a heading in words. */
export const isKnownColumn = (id: string): id is keyof typeof kinds => Object.hasOwn(kinds, id);

/** Reports whether a figure of a row is zero. */
export function isNothing(line: Line, id: string): boolean {
  const kind = isKnownColumn(id) ? kinds[id] : 'text';
  return kind !== 'text' && /^0*(?:\.0*)?$/.test(cellOf(line, id));
}

/** Formats a cell as the page shows it: months, networks and figures in words, else as the file has it. */
export function shownCell(line: Line, id: string, locale: string): string {
  const cell = cellOf(line, id);
  if (id === 'month' && month.test(cell)) return formatMonth(cell, locale);
  if (id === 'network') return networkName(cell);
  const kind = isKnownColumn(id) ? kinds[id] : 'text';
  if (cell === '' || kind === 'text' || kind === 'count') return cell;
  const amount = toDecimal(cell);
  const currency = cellOf(line, 'currency');
  return kind === 'value' ? formatSum({ amount, currency }) : trimDecimal(amount);
}

/** Months of the years that calendars have, as the file writes them. */
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Name of a network for its code in the file; the code where it has none. */
function networkName(code: string): string {
  return isNetwork(code) ? getNetwork(code).name : code;
}

/** Returns the text of a cell; empty where the file has none. */
export function cellOf(line: Line, column: string): string {
  return line[column] ?? '';
}
