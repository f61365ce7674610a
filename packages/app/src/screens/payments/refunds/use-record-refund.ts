import { isErrorCode } from '@billfold/core';
import type { MessageKey } from '@billfold/core/i18n';
import type { Refund } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { readField } from '../read-field.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { callsOfRefund } from './refund-calls.ts';

export interface RecordedRefund {
  /** Transaction id, as it is typed. */
  readonly hash: string;
  readonly state: FormState<'hash'>;
  readonly setHash: (hash: string) => void;
  /** Records the refund; returns whether the server found it sent. */
  readonly record: () => Promise<boolean>;
}

/** Keeps the transaction by which another wallet sent a refund, until it is recorded. */
export function useRecordRefund(businessId: number, refund: Refund, known: string): RecordedRefund {
  const services = useServices();
  const typed = useTypedFields(`transaction of ${refund.id}`, { hash: known });
  const { state, clearErrors, submit } = useForm<'hash'>();
  const hash = typed.values.hash.trim();
  const record = async (): Promise<boolean> => {
    const isHash = /^[\da-f]{64}$/i.test(hash);
    const done = await submit(isHash ? {} : { hash: 'refunds.own.hash.invalid' }, () =>
      services.business.call((client) => {
        const { calls, sourceId } = callsOfRefund(client, refund);
        return calls.record(businessId, sourceId, refund.id, hash);
      }),
    );
    if (done === null) return false;
    typed.clear();
    services.payments.invalidate();
    return true;
  };
  return {
    ...{ hash: typed.values.hash, state, record },
    setHash: (next) => {
      typed.change({ hash: next });
      clearErrors('hash');
    },
  };
}

/** Returns the text about a transaction that does not prove the refund; undefined for any other error. */
export function refusalOfHash({ failure }: Pick<FormState<'hash'>, 'failure'>) {
  const code = isErrorCode(failure, 'api') ? failure.serverCode : undefined;
  return code === undefined ? undefined : refusals.get(code);
}

const refusals: ReadonlyMap<string, MessageKey> = new Map([
  ['transaction_unknown', 'refunds.own.refused.unknown'],
  ['transaction_mismatch', 'refunds.own.refused.mismatch'],
  ['transaction_used', 'refunds.own.refused.used'],
  ['refund_signed_here', 'refunds.own.refused.here'],
]);

/** Confirmations of a transaction that is not final yet. */
export interface Depth {
  readonly count: number;
  readonly required: number;
}

/** Returns the depth of a transaction that was refused because it is not final; null for any other error. */
export function depthOf({ failure }: Pick<FormState<'hash'>, 'failure'>): Depth | null {
  if (!isErrorCode(failure, 'api') || failure.serverCode !== 'transaction_unconfirmed') return null;
  const [count, required] = [
    readField(failure.current, 'confirmations'),
    readField(failure.current, 'required'),
  ];
  return typeof count === 'number' && typeof required === 'number' ? { count, required } : null;
}
