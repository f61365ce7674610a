import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import type { PayoutPlan, PlanPayout } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { mostCsvLength } from './csv-lines.ts';
import { isAboutLines } from './read-refusal.ts';

export type PayoutFormField = 'asset' | 'csv';

/** Fields of a payout, as they are typed. */
export interface PayoutFields {
  readonly asset: string;
  readonly csv: string;
  /** `yes` to pay lines that repeat another. */
  readonly duplicates: string;
}

export interface PayoutForm {
  readonly fields: PayoutFields;
  /** Refusal of the lines, or for want of funds, of the asset that is chosen; null without one. */
  readonly refusal: AnyBillfoldError | null;
  readonly state: FormState<PayoutFormField>;
  /** Plan to sign; null while the lines are typed. */
  readonly plan: PayoutPlan | null;
  /** True once there was a plan, from which the person comes back. */
  readonly isReviewed: boolean;
  readonly change: (next: Partial<PayoutFields>) => void;
  /** Reads a file into the field of lines. */
  readonly readFile: (file: File) => Promise<void>;
  /** Asks for a plan of the lines. */
  readonly review: () => Promise<void>;
  readonly edit: () => void;
  readonly clear: () => void;
}

/** Keeps the lines of a payout until it is signed, and plans it. */
export function usePayoutPlan(businessId: number): PayoutForm {
  const { business } = useServices();
  const typed = useTypedFields('payout', { asset: '', csv: '', duplicates: '' });
  const { state, clearErrors, submit } = useForm<PayoutFormField>();
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const fields = typed.values;
  const change = (next: Partial<PayoutFields>): void => {
    typed.change(next);
    if (next.asset !== undefined) clearErrors('asset');
    if (next.csv !== undefined) clearErrors('csv');
  };
  const refuse = (invalid: InvalidFields<PayoutFormField>): Promise<unknown> =>
    submit(invalid, async () => null);
  return {
    ...{ fields, state, plan, isReviewed, change },
    // Another asset makes another plan.
    refusal: refused?.asset === fields.asset ? refused.error : null,
    readFile: async (file) => {
      // A longer text is not shown: it would stop the page.
      const csv = file.size > mostCsvLength ? null : await file.text().catch(() => undefined);
      if (csv === null) await refuse({ csv: 'payouts.csv.long' });
      else if (csv === undefined) await refuse({ csv: 'payouts.csv.unreadable' });
      else change({ csv });
    },
    review: async () => {
      const { asset, csv, duplicates } = fields;
      const body: PlanPayout = {
        ...{ asset, csv },
        ...(duplicates === 'yes' && { acceptDuplicates: true }),
      };
      const done = await submit(findInvalid(fields), () =>
        planOrRefusal(business.call(({ payouts }) => payouts.plan(businessId, body))),
      );
      const answer = done?.answer ?? { plan: null, error: null };
      setPlan(answer.plan);
      setRefused(answer.error && { asset, error: answer.error });
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

interface Refused {
  readonly asset: string;
  readonly error: AnyBillfoldError;
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

function findInvalid({ asset, csv }: PayoutFields): InvalidFields<PayoutFormField> {
  return {
    ...(asset === '' && { asset: 'payouts.asset.missing' }),
    ...(csv.trim() === '' && { csv: 'payouts.csv.missing' }),
    ...(csv.length > mostCsvLength && { csv: 'payouts.csv.long' }),
  };
}
