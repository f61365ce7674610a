import { feeChanged } from '@billfold/core/internal';
import type { Sweep, SweepWithParts } from '@billfold/core/payments';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createIntents, type Intents } from '../signing/create-intents.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { createSignedCheck } from '../signing/create-signed-check.ts';
import { signParts } from '../signing/sign-parts.ts';
import { requireSignedAsset } from '../signing/signed-asset.ts';
import { useWhoSigns } from '../signing/use-who-signs.ts';
import { type RestReview, requireShownRest } from './rest-facts.ts';
import { paymentsOfRest } from './sign-sweep-parts.ts';
import { callsOfSweep } from './sweep-calls.ts';

export interface ResumedSweep {
  readonly businessId: number;
  readonly sweep: Sweep;
  /** Settlement wallet. */
  readonly walletId: string;
}

/** Creates the reviews of what is left of a sweep by each address, and the flow that signs what they show. */
export function useResumeSweep({ businessId, sweep, walletId }: ResumedSweep): {
  readonly intents: Intents<RestReview>;
  readonly flow: ServerSignFlow<SweepWithParts>;
} {
  const client = useClient();
  const { business, signTogether } = useServices();
  const { id } = sweep;
  const { review, send } = callsOfSweep(business, { businessId, id });
  const { isHosted, note } = useWhoSigns(walletId);
  const intents = useOwnFlow(() =>
    createIntents(async (signal): Promise<RestReview> => {
      const moved = requireSignedAsset(sweep);
      const reviewed = await review(signal);
      return { ...reviewed, signed: sweep, moved, isHosted: await isHosted(signal) };
    }),
  );
  const flow = useOwnFlow(() => {
    const check = createSignedCheck(() =>
      business.call(({ sweeps }) => sweeps.get(businessId, id)),
    );
    return createSignFlow(client, {
      ...{ walletId, ...check },
      sign: async (typed) => {
        const shown = intents.getState().intent ?? (await intents.renew());
        return signParts(
          {
            ...{ walletId, signTogether, send },
            // A plan ends within minutes: the parts are planned as they are signed.
            review: () => {
              note('device');
              return intents.renew();
            },
            toPayments: (now) => {
              // The dialog showed all that is left, and no amount.
              if (shown.isHosted) throw feeChanged();
              return paymentsOfRest(sweep, shown, now);
            },
            // The server prices all that is left anew.
            requireShown: async () => {
              note('server');
              requireShownRest(shown, await intents.renew());
            },
            sendHosted: (hosted) =>
              business.call(({ sweeps }) => sweeps.resume(businessId, id, hosted)),
          },
          typed,
        );
      },
    });
  });
  return { intents, flow };
}
