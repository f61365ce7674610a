import { isErrorCode } from '@billfold/core';
import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { readPsbt } from './read-psbt.ts';
import { callsOfRefund } from './refund-calls.ts';

export interface SignedPsbt {
  /** Signed transaction, as it was pasted or read from a file. */
  readonly text: string;
  readonly fileName: string | null;
  readonly state: FormState<'psbt'>;
  readonly setText: (text: string) => void;
  readonly takeFile: (file: File) => void;
  /** Sends it; returns whether the service did. */
  readonly send: () => Promise<boolean>;
}

interface SignedRefund {
  readonly businessId: number;
  readonly refund: Refund;
  readonly prepared: RefundPsbt;
}

/** Keeps the signed transaction of a refund until it is sent. */
export function useSignedPsbt({ businessId, refund, prepared }: SignedRefund): SignedPsbt {
  const services = useServices();
  const typed = useTypedFields(`signed ${prepared.hash}`, { psbt: '' });
  const [fileName, setFileName] = useState<string | null>(null);
  const { state, clearErrors, submit } = useForm<'psbt'>();
  const change = (psbt: string, name: string | null): void => {
    typed.change({ psbt });
    setFileName(name);
    clearErrors('psbt');
  };
  const send = async (): Promise<boolean> => {
    const psbt = readPsbt(typed.values.psbt);
    const done = await submit(psbt === null ? { psbt: 'refunds.psbt.signed.invalid' } : {}, () =>
      services.business
        .call((client) => {
          const { calls, sourceId } = callsOfRefund(client, refund);
          return calls.sendPsbt(businessId, sourceId, refund.id, psbt ?? '');
        })
        .catch((error: unknown) => {
          // Its coins are spent, or it was prepared anew or cancelled meanwhile.
          if (isErrorCode(error, 'api') && outdated.has(error.serverCode ?? ''))
            services.payments.invalidate();
          throw error;
        }),
    );
    if (done === null) return false;
    typed.clear();
    services.payments.invalidate();
    return true;
  };
  return {
    ...{ text: typed.values.psbt, fileName, state, send },
    setText: (text) => change(text, null),
    takeFile: async (file) => {
      const read = readPsbt(new Uint8Array(await file.arrayBuffer()));
      // What was given before stays.
      if (read === null) await submit({ psbt: 'refunds.psbt.file.invalid' }, async () => undefined);
      else change(read, file.name);
    },
  };
}

const outdated: ReadonlySet<string> = new Set([
  ...['psbt_spent', 'psbt_missing', 'psbt_other_transaction', 'state_conflict'],
]);
