import type { AnyBillfoldError } from '@billfold/core';
import { anotherPayment } from '@billfold/core/internal';
import type { SweepIntents, SweepPlan, SweepWithParts } from '@billfold/core/payments';
import { useClient, useFlow } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createIntents } from '../signing/create-intents.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { loadIfSigned } from '../signing/load-if-signed.ts';
import { signParts } from '../signing/sign-parts.ts';
import { requireSignedAsset } from '../signing/signed-asset.ts';
import { useWhoSigns } from '../signing/use-who-signs.ts';
import { AddressesChangedError } from './addresses-changed-error.ts';
import { planOfReview, type ReviewedPlan, wholePlan } from './plan-of-review.ts';
import { paymentsOfPlan } from './sign-sweep-parts.ts';
import { callsOfSweep } from './sweep-calls.ts';

export interface SignedPlan {
  readonly businessId: number;
  readonly plan: SweepPlan;
  /** Asset that was to be collected, such as `USDT@TRX`. */
  readonly asset: string;
  /** Settlement wallet. */
  readonly walletId: string;
}

/**
 * Reviews a plan as its dialog opens, where this device signs it, and creates the flow that signs what the review leaves of it.
 * A server that signs waits for what cannot be sent yet.
 */
export function useSignPlan({ businessId, plan, asset, walletId }: SignedPlan): {
  readonly shown: ReviewedPlan;
  /** Why the plan could not be reviewed. */
  readonly reviewError: AnyBillfoldError | null;
  readonly flow: ServerSignFlow<SweepWithParts>;
} {
  const client = useClient();
  const { business, signTogether } = useServices();
  const { id } = plan;
  const isTogether = plan.way === 'TOGETHER';
  const { review, send } = callsOfSweep(business, { businessId, id });
  const { isHosted, note } = useWhoSigns(walletId);
  const intents = useOwnFlow(() =>
    createIntents(async (signal): Promise<Reviewed> => {
      if (isTogether || (await isHosted(signal))) return { intents: null, ...wholePlan(plan) };
      const asset = requireSignedAsset(plan);
      const now = await review(signal);
      return { intents: now, ...planOfReview(plan, asset, now) };
    }),
  );
  const { intent, error: reviewError } = useFlow(intents);
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (typed) => {
        const { plan: shown } = intents.getState().intent ?? wholePlan(plan);
        return signParts(
          {
            ...{ walletId, signTogether: isTogether ? undefined : signTogether, send },
            review: async () => {
              note('device');
              const { intents: now, plan: reviewed } = await intents.renew();
              requireSameAddresses(shown, reviewed);
              if (now === null) throw anotherPayment();
              return now;
            },
            toPayments: (now) => paymentsOfPlan({ plan: shown, asset }, now),
            // The server signs the whole plan.
            requireShown: async () => {
              note('server');
              requireSameAddresses(shown, (await intents.renew()).plan);
            },
            sendHosted: (hosted) =>
              business.call(({ sweeps }) => sweeps.create(businessId, { ...hosted, planId: id })),
          },
          typed,
        );
      },
      loadSigned: () =>
        loadIfSigned(() => business.call(({ sweeps }) => sweeps.get(businessId, id))),
    }),
  );
  return { shown: intent ?? wholePlan(plan), reviewError, flow };
}

interface Reviewed extends ReviewedPlan {
  /** Null where the server signs. */
  readonly intents: SweepIntents | null;
}

/** Requires the addresses that were shown: others, or fewer of them, are shown first. @throws {AddressesChangedError} */
function requireSameAddresses(shown: SweepPlan, now: SweepPlan): void {
  const known = new Set(shown.purses.map(({ accountId }) => accountId));
  const isSame =
    now.purses.length === known.size && now.purses.every(({ accountId }) => known.has(accountId));
  if (!isSame) throw new AddressesChangedError();
}
