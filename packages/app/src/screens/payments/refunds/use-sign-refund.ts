import type { Refund } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createSignRefundFlow, type SignRefundFlow } from './create-sign-refund-flow.ts';

export interface SignedRefund {
  readonly businessId: number;
  readonly refund: Refund;
  /** Settlement wallet. */
  readonly walletId: string;
}

/** Creates the flow that signs a refund, and how to end it. */
export function useSignRefund({ businessId, refund, walletId }: SignedRefund): {
  readonly flow: SignRefundFlow;
  readonly finish: () => void;
} {
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { business, payments } = useServices();
  const { id, paymentId } = refund;
  const flow = useOwnFlow(() =>
    createSignRefundFlow(client, {
      walletId,
      sign: (secret) =>
        business.call(({ refunds }) => refunds.sign(businessId, paymentId, id, secret)),
      reload: async () => {
        const all = await business.call(({ refunds }) => refunds.list(businessId, paymentId));
        return all.find((each) => each.id === id);
      },
    }),
  );
  const finish = (): void => {
    notify.success(t('refunds.sign.done'));
    payments.invalidate();
  };
  return { flow, finish };
}
