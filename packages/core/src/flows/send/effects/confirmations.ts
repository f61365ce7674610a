import type { Effect, EffectContext } from './effect.ts';

const intervalMs = 2_000;

/** Polls the confirmations of the sent transaction until it is confirmed. */
export function createConfirmationsPoll(
  context: Omit<EffectContext, 'signal'>,
): Effect & { stop(): void } {
  const { client, walletId, get, dispatch } = context;
  let cancel: (() => void) | null = null;

  const isOpen = (): boolean => {
    const { step, transaction } = get();
    return step === 'result' && transaction !== null && transaction.status !== 'CONFIRMED';
  };
  async function load(): Promise<void> {
    const { hash = null, blockchainNetwork: network } = get().transaction ?? {};
    if (hash === null || network === undefined) return;
    const query = { hash, network };
    // A failed request is not an error to show: the next one follows in two seconds.
    const confirmations = await client.transactions
      .getConfirmations(walletId, query)
      .catch(() => null);
    if (confirmations !== null && cancel !== null)
      dispatch({ type: 'confirmations-changed', confirmations });
  }
  function next(): void {
    cancel = isOpen()
      ? client.platform.schedule(() => void load().finally(next), intervalMs)
      : null;
  }
  function stop(): void {
    cancel?.();
    cancel = null;
  }
  return {
    onChange: () => {
      if (!isOpen()) stop();
      else if (cancel === null) next();
    },
    stop,
  };
}
