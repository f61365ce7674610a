import type { Effect, EffectContext } from './effect.ts';

/** Loads on Review whether signing takes a two-factor code, so that Sign opens with its field. */
export function createCodeLoader(context: EffectContext): Effect {
  const { client, walletId: id, get, dispatch, signal } = context;
  async function load(): Promise<void> {
    // Without an answer the flow learns it from the refusal of the create call.
    const protection = await client.wallets.getSendProtection(id, { signal }).catch(() => null);
    if (protection !== null && !signal.aborted)
      dispatch({ type: 'code-loaded', isAsked: protection.asksCode });
  }
  return {
    onChange: (before) => {
      if (get().step === 'review' && before.step !== 'review') void load();
    },
  };
}
