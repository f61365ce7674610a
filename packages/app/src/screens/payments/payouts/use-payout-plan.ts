import { type AnyBillfoldError, getNetwork, isBillfoldError } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import { findNamedAsset, mostPayoutLines } from '@billfold/core/internal';
import type { PayoutPlan, PlanPayout } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useMemo, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import {
  emptyRow,
  formatRows,
  isBlank,
  type PayoutRow,
  type RowField,
  readRows,
} from './payout-rows.ts';
import { isAboutLines } from './read-refusal.ts';
import { fillRows, readTable } from './read-table.ts';
import { filledRows } from './row-faults.ts';

/** Fields of the request; `csv` has the rows. */
export type PayoutFormField = 'asset' | 'csv';

/** Fields of a payout, as they are typed. */
export interface PayoutFields {
  readonly asset: string;
  /** Rows as a file has them. */
  readonly csv: string;
  /** `yes` to pay rows that repeat another. */
  readonly duplicates: string;
}

/** Refusal of what was sent. */
export interface RefusedPayout {
  readonly asset: string;
  readonly sent: readonly PayoutRow[];
  readonly error: AnyBillfoldError;
}

export interface PayoutForm {
  readonly fields: PayoutFields;
  readonly rows: readonly PayoutRow[];
  /** Columns that the network of the chosen asset has. */
  readonly order: readonly RowField[];
  /** Most rows on the network of the chosen asset. */
  readonly most: number;
  /** Refusal of the lines, or for want of funds, of the asset that is chosen; null without one. */
  readonly refused: RefusedPayout | null;
  readonly state: FormState<PayoutFormField>;
  /** Plan to sign; null while the rows are typed. */
  readonly plan: PayoutPlan | null;
  /** True once there was a plan, from which the person comes back. */
  readonly isReviewed: boolean;
  readonly change: (next: Partial<PayoutFields>) => void;
  readonly setRows: (rows: readonly PayoutRow[]) => void;
  /** Fills rows from a pasted table, beginning at a field of one of them. */
  readonly paste: (text: string, at: number, field: RowField) => Promise<void>;
  /** Adds the rows of a file to those that are typed. */
  readonly readFile: (file: File) => Promise<void>;
  /** Asks for a plan of the rows. */
  readonly review: () => Promise<void>;
  readonly edit: () => void;
  readonly clear: () => void;
}

/** Keeps the rows of a payout until it is signed, and plans it. */
export function usePayoutPlan(businessId: number): PayoutForm {
  const { business } = useServices();
  const typed = useTypedFields('payout', { asset: '', csv: '', duplicates: '' });
  const { state, clearErrors, submit } = useForm<PayoutFormField>();
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [refused, setRefused] = useState<RefusedPayout | null>(null);
  const fields = typed.values;
  const rows = useMemo(() => readRows(fields.csv), [fields.csv]);
  const rules = rulesOf(fields.asset, rows);
  const change = (next: Partial<PayoutFields>): void => {
    typed.change(next);
    if (next.asset !== undefined) clearErrors('asset');
    if (next.csv !== undefined) clearErrors('csv');
  };
  const setRows = (next: readonly PayoutRow[]): void => change({ csv: formatRows(next) });
  const refuse = (invalid: InvalidFields<PayoutFormField>): Promise<unknown> =>
    submit(invalid, async () => null);
  const take = async (text: string, at: number, order: readonly RowField[]): Promise<void> => {
    const table = readTable(text, { order, unit: rules.unit });
    const next = fillRows(rows, at, table.rows);
    if (table.fault !== null) await refuse({ csv: table.fault });
    else if (next.length > rules.most) await refuse({ csv: 'payouts.limit' });
    else setRows(next);
  };
  return {
    ...{ fields, rows, state, plan, isReviewed, change, setRows },
    ...{ order: rules.order, most: rules.most },
    // Another asset makes another plan.
    refused: refused?.asset === fields.asset ? refused : null,
    paste: (text, at, field) => take(text, at, rules.order.slice(rules.order.indexOf(field))),
    readFile: async (file) => {
      const text = file.size > mostFileSize ? null : await file.text().catch(() => undefined);
      const blank = rows.findLastIndex((row) => !isBlank(row)) + 1;
      if (text === null) await refuse({ csv: 'payouts.csv.long' });
      else if (text === undefined) await refuse({ csv: 'payouts.csv.unreadable' });
      else await take(text, blank, rules.order);
    },
    review: async () => {
      const { asset, duplicates } = fields;
      const sent = filledRows(rows);
      const body: PlanPayout = {
        ...{ asset, csv: formatRows(sent) },
        ...(duplicates === 'yes' && { acceptDuplicates: true }),
      };
      const done = await submit(findInvalid(asset, sent), () =>
        planOrRefusal(business.call(({ payouts }) => payouts.plan(businessId, body))),
      );
      const answer = done?.answer ?? { plan: null, error: null };
      setPlan(answer.plan);
      setRefused(answer.error && { asset, sent, error: answer.error });
      if (answer.plan !== null) setIsReviewed(true);
    },
    edit: () => setPlan(null),
    clear: () => {
      typed.clear();
      setPlan(null);
      setIsReviewed(false);
    },
  };
}

/** Largest file that is read: a longer one would stop the page. */
const mostFileSize = 2_000_000;

/** Most rows before an asset is chosen, which some networks lower. */
const mostRows = 200;

function rulesOf(id: string, rows: readonly PayoutRow[]) {
  const asset = findNamedAsset(id);
  const hasMemo =
    (asset !== undefined && getNetwork(asset.network).memo !== null) ||
    rows.some(({ memo }) => memo !== emptyRow.memo);
  const order: readonly RowField[] = hasMemo
    ? ['address', 'amount', 'memo', 'reference']
    : ['address', 'amount', 'reference'];
  const most = asset === undefined ? mostRows : mostPayoutLines(asset.network);
  return { order, most, unit: asset?.symbol ?? null };
}

type Planned =
  | { readonly plan: PayoutPlan; readonly error: null }
  | { readonly plan: null; readonly error: AnyBillfoldError };

/** Returns a refusal that the form explains itself, without the notification of other failures. */
async function planOrRefusal(planning: Promise<PayoutPlan>): Promise<Planned> {
  try {
    return { plan: await planning, error: null };
  } catch (error) {
    if (isBillfoldError(error) && isAboutLines(error)) return { plan: null, error };
    throw error;
  }
}

function findInvalid(asset: string, sent: readonly PayoutRow[]): InvalidFields<PayoutFormField> {
  return {
    ...(asset === '' && { asset: 'payouts.asset.missing' }),
    ...(sent.length === 0 && { csv: 'payouts.csv.missing' }),
  };
}
