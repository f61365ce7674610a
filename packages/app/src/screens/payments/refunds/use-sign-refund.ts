import { isErrorCode } from '@billfold/core';
import type { Price, Refund, RefundIntent } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { readField } from '../read-field.ts';
import { createIntents, type Intents } from '../signing/create-intents.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { callsOfRefund } from './refund-calls.ts';
import { signReviewed } from './sign-reviewed.ts';

interface NamedCalls {
  readonly calls: ReturnType<typeof callsOfRefund>['calls'];
  /** Parameters of every call about the refund. */
  readonly place: readonly [businessId: number, sourceId: string, refundId: string];
}

export interface SignedRefund {
  readonly businessId: number;
  readonly refund: Refund;
  /** Value of its amount when the payment was paid; null where it is not known. */
  readonly value?: Price | null | undefined;
  /** Settlement wallet. */
  readonly walletId: string;
  /** Goes on to collect, where the settlement account has too little and payment addresses have more. */
  readonly onCollect: () => void;
  /** Goes on where another wallet has the money, which sends it; null where the owner came from there. */
  readonly onOwnWallet: (() => void) | null;
}

/** Creates the reviews of a refund, the flow that signs what they show, and how to end it. */
export function useSignRefund(signed: SignedRefund): {
  readonly intents: Intents<RefundIntent>;
  readonly flow: ServerSignFlow<Refund>;
  readonly finish: () => void;
} {
  const { businessId, refund, walletId, onCollect, onOwnWallet } = signed;
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { business, payments, signLocally } = useServices();
  const { id } = refund;
  const call = <T>(ask: (named: NamedCalls) => Promise<T>): Promise<T> =>
    business.call((clients) => {
      const { calls, sourceId } = callsOfRefund(clients, refund);
      return ask({ calls, place: [businessId, sourceId, id] });
    });
  /** Goes on where a refusal leads elsewhere. */
  const goOn = (error: unknown): void => {
    if (isCollectable(error)) onCollect();
    if (isErrorCode(error, 'api') && error.serverCode === 'own_wallet_sends') onOwnWallet?.();
  };
  const intents = useOwnFlow(() =>
    createIntents((signal) =>
      call(({ calls, place }) => calls.createIntent(...place, { signal })).catch(
        (error: unknown) => {
          if (!signal.aborted) goOn(error);
          throw error;
        },
      ),
    ),
  );
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (typed) =>
        signReviewed(
          {
            ...{ refund, walletId, intents, signLocally },
            send: (signature, intent) =>
              call(({ calls, place }) => calls.sign(...place, signature, { intent })),
          },
          typed,
        ).catch((error: unknown) => {
          goOn(error);
          throw error;
        }),
      loadSigned: async () => {
        const all = await call(({ calls, place: [, sourceId] }) =>
          calls.list(businessId, sourceId),
        );
        return all.find((each) => each.id === id && isSent(each));
      },
    }),
  );
  const finish = (): void => {
    notify.success(t('refunds.sign.done'));
    payments.invalidate();
  };
  return { intents, flow, finish };
}

/** Reports whether a refund was refused whose amount waits at payment addresses. */
function isCollectable(error: unknown): boolean {
  if (!isErrorCode(error, 'api') || error.serverCode !== 'collect_first') return false;
  const plan = readField(error.current, 'collect');
  const addresses = readField(plan, 'addresses');
  return typeof addresses === 'number' && addresses > 0;
}

const isSent = ({ status }: Refund) => status === 'BROADCAST' || status === 'CONFIRMED';
