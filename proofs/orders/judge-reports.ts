// Checks of reports after the kills: what their files add up to is what the ledgers have paid.
import { toUnits } from '../processes/person.ts';
import type { AddCheck } from '../support/checks.ts';
import type { Order } from './customers.ts';
import { ends, type Paid } from './judge-orders.ts';
import { writeUnits } from './ledger.ts';
import type { ReportRow, Reports } from './reports.ts';

/** Compares the files with what each payment was paid by its ledgers, and with its value at the rates of its quotes. */
export function judgeReports(
  { PAYMENTS, TRANSFERS, TAX }: Reports,
  { orders, paid }: { readonly orders: readonly Order[]; readonly paid: readonly Paid[] },
  check: AddCheck,
): void {
  const named = PAYMENTS.rows.map((row) => row['payment_id'] ?? '');
  const isEach = orders.every(({ id }) => named.includes(id));
  check(
    'the report of payments has each of them once',
    isEach && named.length === orders.length && new Set(named).size === named.length,
    `${named.length} rows of ${orders.length} orders`,
  );
  const wrong = PAYMENTS.rows.filter((row) => {
    const own = paid.find(({ id }) => id === row['payment_id']);
    return toUnits(row['received'] ?? '') !== own?.units.get(row['network'] ?? '');
  });
  check(
    'each payment has received in the report what its ledger paid',
    wrong.length === 0,
    wrong.map((row) => row['payment_id']).join(', ') || `${PAYMENTS.rows.length} payments`,
  );
  const standing = TRANSFERS.rows.filter((row) => row['ended_as'] === '');
  compareSums(
    'the report of transfers adds up to the ledgers',
    { reported: sumsOf(standing, 'amount'), byLedger: ledgerSums(paid) },
    check,
  );
  // Late money, and what was taken back, is no income.
  const confirmed = new Set(orders.filter(({ way }) => isIncome(way)).map(({ id }) => id));
  const income = paid.filter(({ id }) => confirmed.has(id));
  compareSums(
    'the tax report adds up to the ledgers, in each asset',
    { reported: sumsOf(TAX.rows, 'received'), byLedger: ledgerSums(income) },
    check,
  );
  const value = income.reduce((sum, each) => sum + each.value, 0n);
  const taxed = TAX.rows.reduce((sum, row) => sum + toUnits(row['received_value'] ?? '0'), 0n);
  const totals = [PAYMENTS, TAX].map((report) => report.totals.find(isEuro));
  const isTotal = totals.every(
    (total) => total?.count === income.length && toUnits(total.received) === value,
  );
  check(
    'the totals of both reports are the sum of the ledgers, at the rates of the quotes',
    isTotal && taxed === value,
    `${writeUnits(value)} EUR of ${income.length} payments, ${writeUnits(taxed)} taxed, totals ${totals.map((total) => total?.received).join(' and ')}`,
  );
}

const isEuro = ({ currency }: { readonly currency: string }): boolean => currency === 'EUR';

const isIncome = (way: Order['way']): boolean =>
  ends[way].every((end) => end.startsWith('COMPLETED'));

/** Adds up a column by network: each order is paid in the coins of its networks. */
function sumsOf(rows: readonly ReportRow[], column: string): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const row of rows) add(sums, row['network'] ?? '', toUnits(row[column] ?? '0'));
  return sums;
}

function ledgerSums(paid: readonly Paid[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { units } of paid) for (const [network, sum] of units) add(sums, network, sum);
  return sums;
}

function add(sums: Map<string, bigint>, network: string, units: bigint): void {
  if (units > 0n) sums.set(network, (sums.get(network) ?? 0n) + units);
}

function compareSums(
  what: string,
  sums: Readonly<Record<'reported' | 'byLedger', ReadonlyMap<string, bigint>>>,
  check: AddCheck,
): void {
  const { reported, byLedger } = sums;
  const networks = [...new Set([...reported.keys(), ...byLedger.keys()])].sort();
  const isSame = networks.every((each) => reported.get(each) === byLedger.get(each));
  const detail = networks.map((each) => {
    const [told, had] = [reported.get(each) ?? 0n, byLedger.get(each) ?? 0n];
    return `${writeUnits(told)} ${each}${told === had ? '' : ` of ${writeUnits(had)}`}`;
  });
  check(what, isSame && networks.length > 0, detail.join(', '));
}
