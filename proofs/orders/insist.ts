// Calls of a client whose server may die at any time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../bench/load/api.mjs';

type Call = Parameters<Api['call']>;
type Answer = Awaited<ReturnType<Api['call']>>;

/** Returns the answer of a call; null where nobody knows whether it was made. */
export async function attempt(api: Api, ...call: Call): Promise<Answer | null> {
  const answer = await api.call(...call).catch(() => null);
  return answer === null || [429, 502, 503].includes(answer.status) ? null : answer;
}

/** Repeats a call until it has an answer, as our clients do, and returns its data. */
export async function insist(api: Api, ...call: Call) {
  for (;;) {
    const answer = await attempt(api, ...call);
    if (answer !== null && answer.status < 300) return answer.body.data;
    if (answer !== null && answer.body.code !== 'IDEMPOTENCY_IN_PROGRESS')
      throw new Error(`${call[1]}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await pause(50);
  }
}
