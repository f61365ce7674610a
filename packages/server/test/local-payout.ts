import {
  createPayoutIntents,
  type PayoutIntents,
  type PayoutPlan,
  type PayoutWithLines,
  type SignParts,
  signPayout,
} from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import { parsePlan } from '@billfold/keyring/vault';
import type { PayingShop } from './payouts.ts';
import { signElsewhere } from './plan-send.ts';

type SignedLines = Pick<SignParts, 'transactions'>;

interface PlannedIntent {
  readonly intentId: string;
  readonly plan: string;
}

/** Signs planned parts as the browser of their owner does; `change` is a browser that signs something else. */
export function signPlans(
  parts: readonly PlannedIntent[],
  change: (plan: TransferPlan, at: number) => TransferPlan = (plan) => plan,
): SignedLines {
  return {
    transactions: parts.map(({ intentId, plan }, at) => {
      const { rawTransaction } = signElsewhere(change(parsePlan(plan), at));
      return { intentId, rawTransaction };
    }),
  };
}

/** Signs the lines of the review of a payout. */
export const signLines = (
  { lines }: Pick<PayoutIntents, 'lines'>,
  change?: (plan: TransferPlan, at: number) => TransferPlan,
): SignedLines => signPlans(lines, change);

/** Calls by which the owner of a settlement wallet signs payouts outside the server. */
export function localPayouts({ server, shop }: Pick<PayingShop, 'server' | 'shop'>) {
  const { owner, businessId } = shop;
  const place = ({ id }: Pick<PayoutPlan, 'id'>) => ({ params: { businessId, id } });
  const headerOf = ({ intentId, digest }: Pick<PayoutIntents, 'intentId' | 'digest'>) =>
    `${intentId}; digest=${digest}`;
  const review = async (payout: Pick<PayoutPlan, 'id'>): Promise<PayoutIntents> =>
    (await server.call(createPayoutIntents, place(payout), owner)).data;
  const send = async (
    payout: Pick<PayoutPlan, 'id'>,
    intents: PayoutIntents,
    body: SignParts,
  ): Promise<PayoutWithLines> => {
    const options = { token: owner.token, intent: headerOf(intents) };
    return (await server.call(signPayout, { ...place(payout), body }, options)).data;
  };
  return {
    ...{ review, send },
    refuseReview: (payout: Pick<PayoutPlan, 'id'>, token = owner.token) =>
      server.refusal(createPayoutIntents, place(payout), { token }),
    refuseSend: async (
      payout: Pick<PayoutPlan, 'id'>,
      intents: Pick<PayoutIntents, 'intentId' | 'digest'> | null,
      body: SignParts,
    ): Promise<string> => {
      const options = intents === null ? owner : { token: owner.token, intent: headerOf(intents) };
      const call = { ...place(payout), body };
      const { status, code } = await server.refusal(signPayout, call, options);
      return `${status} ${code}`;
    },
    /** Reviews a payout, signs its lines and sends them. */
    pay: async (payout: Pick<PayoutPlan, 'id'>, changes: Partial<SignParts> = {}) => {
      const intents = await review(payout);
      return send(payout, intents, { ...signLines(intents), acceptFee: true, ...changes });
    },
  };
}
