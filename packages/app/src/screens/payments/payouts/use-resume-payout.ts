import type { PayoutWithLines } from '@billfold/core/payments';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createIntents, type Intents } from '../signing/create-intents.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { createSignedCheck } from '../signing/create-signed-check.ts';
import { useWhoSigns } from '../signing/use-who-signs.ts';
import { callsOfPayout, shownPayout } from './payout-calls.ts';
import { type RestReview, requireShownLines, restOfPayout } from './payout-rest.ts';
import { signLines } from './sign-lines.ts';

export interface ResumedPayout {
  readonly businessId: number;
  readonly payout: PayoutWithLines;
  /** Settlement wallet. */
  readonly walletId: string;
}

/** Creates the reviews of what is left of a payout, and the flow that signs what they show. */
export function useResumePayout({ businessId, payout, walletId }: ResumedPayout): {
  readonly intents: Intents<RestReview>;
  readonly flow: ServerSignFlow<PayoutWithLines>;
} {
  const client = useClient();
  const { business, signTogether } = useServices();
  const { id } = payout;
  const calls = callsOfPayout(business, { businessId, id });
  const { isHosted, note } = useWhoSigns(walletId);
  const intents = useOwnFlow(() =>
    createIntents(async (signal): Promise<RestReview> => {
      const reviewed = await calls.review(signal);
      // Lines that the page does not know are shown as an error, and never signed.
      const shown = restOfPayout(payout, { ...reviewed, isHosted: await isHosted(signal) });
      return { ...reviewed, signed: payout, shown };
    }),
  );
  const flow = useOwnFlow(() => {
    const check = createSignedCheck(() =>
      business.call(({ payouts }) => payouts.get(businessId, id)),
    );
    return createSignFlow(client, {
      ...{ walletId, ...check },
      sign: async (typed) => {
        const { shown } = intents.getState().intent ?? (await intents.renew());
        // A plan ends within minutes: the lines are planned as they are signed.
        const review = async (signer: 'device' | 'server') => {
          note(signer);
          const now = await intents.renew();
          requireShownLines(payout, shown, now.shown);
          return now;
        };
        return signLines(
          {
            ...{ walletId, signTogether, ...calls },
            review: () => review('device'),
            shown: shownPayout(payout, shown),
            // The server prices all lines that are left anew.
            requireShown: async () => void (await review('server')),
            sendHosted: (hosted) =>
              business.call(({ payouts }) => payouts.resume(businessId, id, hosted)),
          },
          typed,
        );
      },
    });
  });
  return { intents, flow };
}
