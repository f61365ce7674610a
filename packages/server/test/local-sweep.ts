import {
  createSweepIntents,
  type SignParts,
  type SweepIntents,
  type SweepPlan,
  type SweepWithParts,
  signSweep,
} from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import { signPlans } from './local-payout.ts';
import type { SweptShop } from './sweeps.ts';

type NamedSweep = Pick<SweepPlan, 'id'>;

/** Signs the parts of a review as the browser of the owner does; `change` is a browser that signs something else. */
export const signParts = (
  { parts }: Pick<SweepIntents, 'parts'>,
  change?: (plan: TransferPlan, at: number) => TransferPlan,
) => signPlans(parts, change);

/** Calls by which the owner of a settlement wallet signs sweeps outside the server. */
export function localSweeps({ server, shop }: Pick<SweptShop, 'server' | 'shop'>) {
  const { owner, businessId } = shop;
  const place = ({ id }: NamedSweep) => ({ params: { businessId, id } });
  const headerOf = ({ intentId, digest }: Pick<SweepIntents, 'intentId' | 'digest'>) =>
    `${intentId}; digest=${digest}`;
  const review = async (sweep: NamedSweep): Promise<SweepIntents> =>
    (await server.call(createSweepIntents, place(sweep), owner)).data;
  const send = async (
    sweep: NamedSweep,
    intents: SweepIntents,
    body: SignParts,
  ): Promise<SweepWithParts> => {
    const options = { token: owner.token, intent: headerOf(intents) };
    return (await server.call(signSweep, { ...place(sweep), body }, options)).data;
  };
  return {
    ...{ review, send },
    refuseReview: (sweep: NamedSweep, token = owner.token) =>
      server.refusal(createSweepIntents, place(sweep), { token }),
    refuseSend: async (
      sweep: NamedSweep,
      intents: Pick<SweepIntents, 'intentId' | 'digest'> | null,
      body: SignParts,
    ): Promise<string> => {
      const options = intents === null ? owner : { token: owner.token, intent: headerOf(intents) };
      const { status, code } = await server.refusal(signSweep, { ...place(sweep), body }, options);
      return `${status} ${code}`;
    },
    /** Reviews a sweep, signs what can be signed now and sends it. */
    collect: async (sweep: NamedSweep, changes: Partial<SignParts> = {}) => {
      const intents = await review(sweep);
      return send(sweep, intents, { ...signParts(intents), acceptFee: true, ...changes });
    },
  };
}
