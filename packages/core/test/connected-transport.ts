import * as z from 'zod/mini';
import type { ServedEndpoint } from '../src/contract/requests.ts';
import { createTransport, type TransportOptions } from '../src/http/transport.ts';
import { memoryStore } from '../src/platform/memory-store.ts';
import { createManualTime } from '../src/testing/manual-time.ts';

interface Greeting {
  readonly text: string;
}
export const greet = {
  method: 'GET',
  path: '/api/greetings/{name}',
  summary: 'Greets.',
  params: () => z.strictObject({ name: z.string() }),
  query: () => z.strictObject({ page: z.exactOptional(z.int()) }),
  response: () => z.object({ text: z.string() }),
} satisfies ServedEndpoint<{ name: string }, { page?: number }, unknown, Greeting>;
export const keep = {
  method: 'POST',
  path: '/api/greetings',
  summary: 'Keeps.',
  secret: true,
  idempotent: true,
  body: () => z.strictObject({ text: z.string() }),
  response: () => z.object({ text: z.string() }),
} satisfies ServedEndpoint<unknown, unknown, Greeting, Greeting>;
export const change = {
  method: 'PUT',
  path: '/api/greetings',
  summary: 'Changes.',
  body: keep.body,
  response: keep.response,
} satisfies ServedEndpoint<unknown, unknown, Greeting, Greeting>;
export const open = { ...greet, path: '/api/open/{name}', public: true } satisfies ServedEndpoint<
  { name: string },
  { page?: number },
  unknown,
  Greeting
>;

/** A transport whose requests are noted and answered by the test. */
export function connected(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  overrides: Partial<TransportOptions> = {},
) {
  const requests: Request[] = [];
  const refused: unknown[] = [];
  const time = createManualTime();
  const transport = createTransport({
    baseUrl: 'https://wallet.example',
    getAccessToken: () => 'token-1',
    onUnauthorized: (error) => refused.push(error),
    platform: {
      clock: time.clock,
      schedule: time.schedule,
      random: { bytes: (length) => new Uint8Array(length) },
      storage: memoryStore(),
      logger: { warn: () => undefined },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request);
        return answer(request, requests.length);
      },
    },
    ...overrides,
  });
  return { transport, requests, refused, time };
}

export const ok = (text = 'hello') => Response.json({ text });
export const refusal = (status: number, code: string, errors: readonly string[] = []) =>
  Response.json({ message: 'Title', errors, code, requestId: 'req_1', fields: {} }, { status });
export const ada = { params: { name: 'ada/love' }, query: {} };
