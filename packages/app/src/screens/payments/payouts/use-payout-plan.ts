import { type AnyBillfoldError, getNetwork, isBillfoldError } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { findNamedAsset, mostPayoutLines } from '@billfold/core/internal';
import type { PayoutPlan, PlanPayout } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import {
  createRow,
  emptyCells,
  formatOrigins,
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

/** Counts of a file that was read. */
export interface AddedFile {
  readonly way: 'added' | 'replaced';
  readonly added: number;
  readonly total: number;
}

/** Refusal of what was sent. */
export interface RefusedPayout {
  readonly asset: string;
  readonly sent: readonly PayoutRow[];
  readonly error: AnyBillfoldError;
}

export interface PayoutForm {
  /** Name of the asset to pay; empty before one is chosen. */
  readonly asset: string;
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
  /** True to pay rows that repeat another; only for the rows and the asset for which it was accepted. */
  readonly acceptsDuplicates: boolean;
  /** The last file, until a row changes; null without one. */
  readonly added: AddedFile | null;
  readonly chooseAsset: (id: string) => void;
  readonly acceptDuplicates: (isAccepted: boolean) => void;
  readonly setRows: (rows: readonly PayoutRow[]) => void;
  /** Fills rows from a pasted table, beginning at a field of one of them. */
  readonly paste: (text: string, at: number, field: RowField) => Promise<void>;
  /** Adds the rows of a file to those that are typed, in place of those of the file before. */
  readonly readFile: (file: File) => Promise<void>;
  /** Asks for a plan of the rows. */
  readonly review: () => Promise<void>;
  readonly edit: () => void;
  readonly clear: () => void;
}

/** Keeps the rows of a payout until it is signed, and plans it; `onPlanned` is called before the plan is shown. */
export function usePayoutPlan(businessId: number, onPlanned: () => void): PayoutForm {
  const { business } = useServices();
  const typed = useTypedFields(`payout rows of ${businessId}`, {
    ...{ asset: '', csv: '', origins: '' },
  });
  const { state, clearErrors, submit } = useForm<PayoutFormField>();
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [refused, setRefused] = useState<RefusedPayout | null>(null);
  const [acceptsDuplicates, acceptDuplicates] = useState(false);
  const [added, setAdded] = useState<AddedFile | null>(null);
  const { asset, csv, origins } = typed.values;
  const [rows, keepRows] = useState(() => readRows(csv, origins));
  const rules = rulesOf(asset, rows);
  const setRows = (next: readonly PayoutRow[]): void => {
    keepRows(next);
    typed.change({ csv: formatRows(next), origins: formatOrigins(next) });
    clearErrors('csv');
    acceptDuplicates(false);
    setAdded(null);
  };
  const refuse = (invalid: InvalidFields<PayoutFormField>): Promise<unknown> =>
    submit(invalid, async () => null);
  const take = async (next: readonly PayoutRow[], fault: MessageKey | null): Promise<boolean> => {
    const invalid = fault ?? (next.length > rules.most ? 'payouts.limit' : null);
    if (invalid === null) setRows(next);
    else await refuse({ csv: invalid });
    return invalid === null;
  };
  const addFile = async (text: string): Promise<void> => {
    const table = readTable(text, { order: rules.order, unit: rules.unit });
    const typedRows = rows.filter(({ isFromFile }) => !isFromFile);
    const blank = typedRows.findLastIndex((row) => !isBlank(row)) + 1;
    const next = fillRows(typedRows.slice(0, blank), blank, table.rows, true);
    if (!(await take(next, table.fault))) return;
    const way = rows.some(({ isFromFile }) => isFromFile) ? 'replaced' : 'added';
    setAdded({ way, added: table.rows.length, total: next.length });
  };
  // Rows are typed while a file is read.
  const latest = useRef(addFile);
  useEffect(() => {
    latest.current = addFile;
  });
  return {
    ...{ asset, rows, state, plan, isReviewed, acceptsDuplicates, added, setRows },
    ...{ order: rules.order, most: rules.most, acceptDuplicates },
    // Another asset makes another plan.
    refused: refused?.asset === asset ? refused : null,
    chooseAsset: (id) => {
      typed.change({ asset: id });
      clearErrors('asset');
      acceptDuplicates(false);
    },
    paste: async (text, at, field) => {
      const order = rules.order.slice(rules.order.indexOf(field));
      const table = readTable(text, { order, unit: rules.unit });
      await take(fillRows(rows, at, table.rows), table.fault);
    },
    readFile: async (file) => {
      const text = file.size > mostFileSize ? null : await file.text().catch(() => undefined);
      if (text === null) await refuse({ csv: 'payouts.csv.long' });
      else if (text === undefined) await refuse({ csv: 'payouts.csv.unreadable' });
      else await latest.current(text);
    },
    review: async () => {
      const sent = filledRows(rows);
      const body: PlanPayout = {
        ...{ asset, csv: formatRows(sent) },
        ...(acceptsDuplicates && { acceptDuplicates: true }),
      };
      const done = await submit(findInvalid(asset, sent), () =>
        planOrRefusal(business.call(({ payouts }) => payouts.plan(businessId, body))),
      );
      const answer = done?.answer ?? { plan: null, error: null };
      if (answer.plan !== null) onPlanned();
      setPlan(answer.plan);
      setRefused(answer.error && { asset, sent, error: answer.error });
      if (answer.plan !== null) setIsReviewed(true);
    },
    edit: () => setPlan(null),
    clear: () => {
      typed.clear();
      keepRows([createRow()]);
      acceptDuplicates(false);
      setAdded(null);
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
    rows.some(({ memo }) => memo !== emptyCells.memo);
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
