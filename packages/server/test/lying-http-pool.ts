import type { HttpCall, HttpInterceptor } from './http-node.ts';
import { RawAnswer, toRaw } from './http-node.ts';

/** The lies that nodes of one network can tell. */
export interface PossibleLies {
  /** Path of the call that broadcasts. */
  readonly broadcast: string;
  /** How a node refuses to broadcast. */
  readonly refusal: unknown;
  /** Has the network forget what waits for a block. */
  readonly forget: () => Promise<void>;
  /** How a node that lags answers for what it lacks, by path. */
  readonly lacks: Readonly<Record<string, unknown>>;
  /** Turns the answer that names the chain into that of another chain; null for any other answer. */
  readonly ofOtherChain: (call: HttpCall, answer: unknown) => unknown;
}

/**
 * Answers as a pool of nodes of which each call reaches another one. Some lag or are on a branch that the others have
 * left: they answer as the pool did before. Some are on another chain, are asked too often, or break off in the middle.
 * Some refuse what they are sent, take it and refuse it all the same, or forget it.
 */
export function createLyingHttpPool(
  { broadcast, refusal, forget, lacks, ofOtherChain }: PossibleLies,
  random: () => number,
): { readonly intercept: HttpInterceptor; readonly lies: () => number } {
  let lies = 0;
  const earlier = new Map<string, unknown[]>();
  const isLying = (share: number): boolean => {
    const lying = random() < share;
    lies += lying ? 1 : 0;
    return lying;
  };

  async function send({ answer }: HttpCall): Promise<unknown> {
    if (isLying(0.3)) return refusal;
    const told = await answer();
    if (isLying(0.2)) await forget();
    // The bytes are out, and the node that is asked says that it refuses them.
    return isLying(0.2) ? refusal : told;
  }

  /** Answers as the network did at one of the last five times when it was asked the same. */
  function recall(call: HttpCall, told: unknown): unknown {
    const key = JSON.stringify([call.path, call.asked]);
    const kept = earlier.get(key) ?? [];
    earlier.set(key, [...kept, told].slice(-5));
    return isLying(0.1) ? kept[Math.floor(random() * kept.length)] : undefined;
  }

  return {
    lies: () => lies,
    intercept: async (call) => {
      if (isLying(0.01)) return new RawAnswer(429, '', { 'retry-after': '1' });
      if (call.path === broadcast) return send(call);
      const told = await call.answer();
      const recalled = recall(call, told);
      if (recalled !== undefined) return recalled;
      if (call.path in lacks && isLying(0.05)) return lacks[call.path];
      if (isLying(0.01)) {
        const { status, text } = toRaw(told);
        return new RawAnswer(status, text.slice(0, text.length / 2));
      }
      const foreign = ofOtherChain(call, told);
      return foreign !== null && isLying(0.1) ? foreign : told;
    },
  };
}
