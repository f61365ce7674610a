import { getNetwork, parseAmount } from '@billfold/core';
import { feeChanged } from '@billfold/core/internal';
import type { PayoutIntents, PayoutWithLines } from '@billfold/core/payments';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';
import { createIntents, type Intents } from '../signing/create-intents.ts';
import { createSignFlow, type ServerSignFlow } from '../signing/create-sign-flow.ts';
import { callsOfPayout, shownPayout } from './payout-calls.ts';
import { type ShownLine, signLines } from './sign-lines.ts';

export interface ResumedPayout {
  readonly businessId: number;
  readonly payout: PayoutWithLines;
  /** Settlement wallet. */
  readonly walletId: string;
}

/** Creates the reviews of what is left of a payout, and the flow that signs what they show. */
export function useResumePayout({ businessId, payout, walletId }: ResumedPayout): {
  readonly intents: Intents<PayoutIntents>;
  readonly flow: ServerSignFlow<PayoutWithLines>;
} {
  const client = useClient();
  const { business, signTogether } = useServices();
  const { id } = payout;
  const calls = callsOfPayout(business, { businessId, id });
  const intents = useOwnFlow(() => createIntents((signal) => calls.review(signal)));
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: async (body, secret, signal) => {
        const shown = intents.getState().intent ?? (await intents.renew());
        // A plan ends within minutes: the lines are planned as they are signed.
        const review = async () => {
          const now = await intents.renew();
          if (isDearer(payout, shown, now)) throw feeChanged();
          return now;
        };
        return signLines(
          {
            ...{ walletId, signTogether, ...calls },
            shown: shownPayout(payout, {
              lines: shownLines(payout, shown),
              fee: shown.fee,
            }),
            review,
            // The server prices the lines anew: a fee that has risen since it was shown is shown again first.
            sendHosted: async (hosted) => {
              await review();
              return business.call(({ payouts }) => payouts.resume(businessId, id, hosted));
            },
          },
          { body, secret, signal },
        );
      },
      loadSigned: async () => {
        const now = await business.call(({ payouts }) => payouts.get(businessId, id));
        return now.needsSignature ? undefined : now;
      },
    }),
  );
  return { intents, flow };
}

/** Returns the lines that are left as the page shows them, with the fees of the review in the dialog. */
function shownLines({ lines }: PayoutWithLines, shown: PayoutIntents): readonly ShownLine[] {
  const fees = new Map(shown.lines.map(({ n, fee }) => [n, fee]));
  return lines.flatMap(({ n, address, amount, memo }) => {
    const fee = fees.get(n);
    return fee === undefined ? [] : [{ n, address, amount, memo, fee }];
  });
}

/** Reports whether a line costs more than the dialog said, or was not in it. */
function isDearer(
  { network }: Pick<PayoutWithLines, 'network'>,
  shown: PayoutIntents,
  now: PayoutIntents,
): boolean {
  const { decimals } = getNetwork(network);
  const fees = new Map(shown.lines.map(({ n, fee }) => [n, parseAmount(fee, decimals)]));
  return now.lines.some(({ n, fee }) => {
    const most = fees.get(n);
    return most === undefined || parseAmount(fee, decimals) > most;
  });
}
