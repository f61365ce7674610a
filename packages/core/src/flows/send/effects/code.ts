import type { BillfoldClient } from '../../../create-client.ts';
import type { SendEvent } from '../events.ts';
import type { SendModel } from '../model.ts';

export interface CodeLoadingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  readonly signal: AbortSignal;
}

/** Asks with each review whether signing it takes a two-factor code, so that its field is there in time. */
export function createCodeLoading({
  client,
  walletId: id,
  get,
  dispatch,
  signal,
}: CodeLoadingOptions): { follow(before: SendModel): void } {
  async function load(): Promise<void> {
    // Without an answer the send itself says so.
    const protection = await client.wallets
      .sendProtection({ params: { id } }, { signal })
      .catch(() => null);
    if (protection !== null && !signal.aborted)
      dispatch({ type: 'code-judged', isAsked: protection.asksCode });
  }
  return {
    follow: (before) => {
      if (get().step === 'review' && before.step !== 'review') void load();
    },
  };
}
