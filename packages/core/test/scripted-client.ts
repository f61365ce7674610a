import { type BillfoldClient, createClient } from '../src/create-client.ts';
import { memoryStore } from '../src/platform/memory-store.ts';
import { createSession, type Session } from '../src/session/session.ts';
import { createManualTime, type ManualTime } from '../src/testing/manual-time.ts';

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}
/** Responses by `METHOD /path`; an array is given one response after the other. */
export type Script = Readonly<Record<string, Answer | readonly Answer[]>>;

export interface Sent {
  readonly call: string;
  readonly body: unknown;
}
export interface ScriptedClient {
  readonly client: BillfoldClient;
  readonly session: Session;
  readonly time: ManualTime;
  readonly sent: readonly Sent[];
}

/** The real client over answers that were written down beforehand. */
export function scriptedClient(script: Script, startMs?: number): ScriptedClient {
  const time = createManualTime(startMs);
  const session = createSession(memoryStore());
  const sent: Sent[] = [];
  const answerTo = createPlayer(script);
  const client = createClient({
    platform: {
      clock: time.clock,
      schedule: time.schedule,
      random: { bytes: (length) => new Uint8Array(length) },
      storage: memoryStore(),
      logger: { warn: () => undefined },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const call = `${request.method} ${new URL(request.url).pathname}`;
        const text = await request.text();
        sent.push({ call, body: text === '' ? null : JSON.parse(text) });
        const { status = 200, body } = answerTo(call);
        return new Response(status === 204 ? null : JSON.stringify(body), { status });
      },
    },
    baseUrl: 'https://wallet.test',
    getAccessToken: () => session.getAccessToken(),
    onUnauthorized: () => void session.expire(),
  });
  return { client, session, time, sent };
}

/** The body of a refusal as the services write it. */
export function refusal(status: number, code: string, detail: Partial<RefusalDetail> = {}): Answer {
  const body = { message: 'Error', errors: [code], code, requestId: 'req_test', fields: {} };
  return { status, body: { ...body, ...detail } };
}
interface RefusalDetail {
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

function createPlayer(script: Script): (call: string) => Answer {
  const rounds = new Map<string, number>();
  return (call) => {
    const entry = script[call];
    if (entry === undefined) return refusal(404, 'NOT_FOUND');
    const answers = isList(entry) ? entry : [entry];
    const round = rounds.get(call) ?? 0;
    rounds.set(call, round + 1);
    return answers[Math.min(round, answers.length - 1)] ?? refusal(404, 'NOT_FOUND');
  };
}

function isList(entry: Answer | readonly Answer[]): entry is readonly Answer[] {
  return Array.isArray(entry);
}
