import {
  createRefundIntent,
  getIntentPlan,
  type Refund,
  type RefundIntent,
  type SignRefund,
  signRefund,
} from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import { parsePlan } from '@billfold/keyring/vault';
import { signElsewhere } from './plan-send.ts';
import type { RefundedPayment } from './refunds.ts';

const unsigned: SignRefund = { password: null, seedPhrase: null, acceptFee: true };

/** Signs a plan as the browser of the owner does: the part of the call in place of the secret. */
export function sign(plan: TransferPlan): { readonly rawTransaction: string } {
  const { rawTransaction } = signElsewhere(plan);
  return { rawTransaction };
}

/** Calls by which the owner of a settlement wallet signs the refunds of a payment outside the server. */
export function localRefunds({ server, shop, payment }: RefundedPayment) {
  const { owner } = shop;
  const place = ({ id: refundId }: Pick<Refund, 'id'>) => ({
    params: { businessId: shop.businessId, id: payment.id, refundId },
  });
  const naming = ({ intentId, digest }: RefundIntent) => ({
    ...{ token: owner.token, intent: `${intentId}; digest=${digest}` },
  });
  const planning = ({ walletId, accountId, intentId, digest }: RefundIntent) => ({
    ...{ params: { walletId, accountId, intentId }, query: { digest } },
  });
  const signing = (refund: Refund, body: Partial<SignRefund>) => ({
    ...{ ...place(refund), body: { ...unsigned, ...body } },
  });
  const review = async (refund: Refund): Promise<RefundIntent> =>
    (await server.call(createRefundIntent, place(refund), owner)).data;
  const plan = async (intent: RefundIntent): Promise<TransferPlan> =>
    parsePlan((await server.call(getIntentPlan, planning(intent), owner)).plan);
  return {
    ...{ review, plan },
    refuseReview: (refund: Refund, token = owner.token) =>
      server.refusal(createRefundIntent, place(refund), { token }),
    refusePlan: (intent: RefundIntent) => server.refusal(getIntentPlan, planning(intent), owner),
    send: async (refund: Refund, intent: RefundIntent, body: Partial<SignRefund>) =>
      (await server.call(signRefund, signing(refund, body), naming(intent))).data,
    refuseSend: async (refund: Refund, intent: RefundIntent | null, body: Partial<SignRefund>) => {
      const options = intent === null ? owner : naming(intent);
      const { status, code } = await server.refusal(signRefund, signing(refund, body), options);
      return `${status} ${code}`;
    },
    /** Reviews a refund and signs its plan. */
    prepare: async (refund: Refund) => {
      const intent = await review(refund);
      return { intent, ...sign(await plan(intent)) };
    },
  };
}
