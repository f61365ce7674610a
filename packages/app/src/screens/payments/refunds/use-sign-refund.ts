import { isErrorCode } from '@billfold/core';
import type { Refund } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { readField } from '../read-field.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { callsOfRefund } from './refund-calls.ts';

export interface SignedRefund {
  readonly businessId: number;
  readonly refund: Refund;
  /** Settlement wallet. */
  readonly walletId: string;
  /** Goes on to collect, where the settlement account has too little and payment addresses have more. */
  readonly onCollect: () => void;
  /** Goes on where another wallet has the money, which sends it. */
  readonly onOwnWallet: () => void;
}

/** Creates the flow that signs a refund, and how to end it. */
export function useSignRefund(signed: SignedRefund): {
  readonly flow: ServerSignFlow<Refund>;
  readonly finish: () => void;
} {
  const { businessId, refund, walletId, onCollect, onOwnWallet } = signed;
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { business, payments } = useServices();
  const { id } = refund;
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (secret) =>
        business
          .call((payments) => {
            const { calls, sourceId } = callsOfRefund(payments, refund);
            return calls.sign(businessId, sourceId, id, secret);
          })
          .catch((error: unknown) => {
            if (isCollectable(error)) onCollect();
            if (isErrorCode(error, 'api') && error.serverCode === 'own_wallet_sends') onOwnWallet();
            throw error;
          }),
      loadSigned: async () => {
        const all = await business.call((payments) => {
          const { calls, sourceId } = callsOfRefund(payments, refund);
          return calls.list(businessId, sourceId);
        });
        return all.find((each) => each.id === id && isSent(each));
      },
    }),
  );
  const finish = (): void => {
    notify.success(t('refunds.sign.done'));
    payments.invalidate();
  };
  return { flow, finish };
}

/** Reports whether a refund was refused whose amount waits at payment addresses. */
function isCollectable(error: unknown): boolean {
  if (!isErrorCode(error, 'api') || error.serverCode !== 'collect_first') return false;
  const plan = readField(error.current, 'collect');
  const addresses = readField(plan, 'addresses');
  return typeof addresses === 'number' && addresses > 0;
}

const isSent = ({ status }: Refund) => status === 'BROADCAST' || status === 'CONFIRMED';
