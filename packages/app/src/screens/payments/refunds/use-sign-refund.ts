import type { Refund } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';

export interface SignedRefund {
  readonly businessId: number;
  readonly refund: Refund;
  /** Settlement wallet. */
  readonly walletId: string;
}

/** Creates the flow that signs a refund, and how to end it. */
export function useSignRefund({ businessId, refund, walletId }: SignedRefund): {
  readonly flow: ServerSignFlow<Refund>;
  readonly finish: () => void;
} {
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { business, payments } = useServices();
  const { id, paymentId } = refund;
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (secret) =>
        business.call(({ refunds }) => refunds.sign(businessId, paymentId, id, secret)),
      loadSigned: async () => {
        const all = await business.call(({ refunds }) => refunds.list(businessId, paymentId));
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

const isSent = ({ status }: Refund) => status === 'BROADCAST' || status === 'CONFIRMED';
