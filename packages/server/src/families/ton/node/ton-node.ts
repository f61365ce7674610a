import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { createHttpJson, type HttpJson, type HttpJsonOptions } from '../../../chains/http-json.ts';

/** TonCenter: version 2 is a node of the network, version 3 an index of all that it has seen. */
export interface TonNode {
  /**
   * @throws {TonRefusal} it says why not, of what it was asked or of itself
   * @throws {ChainUnavailableError} it does not answer, or not now
   * @throws {ChainFaultError} its answer is none that the path has
   */
  ask<T>(request: TonRequest<T>): Promise<T>;
}
export interface TonRequest<T> {
  readonly path: `/api/v2/${string}` | `/api/v3/${string}`;
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** Body of a POST request; left out for a GET request. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Schema of the result, without the envelope of version 2. */
  readonly schema: z.ZodMiniType<T>;
}

/** Highest number of addresses in one URL. */
export const addressesAtOnce = 50;

/** Error of TonCenter or of the network behind it. */
export class TonRefusal extends ChainUnavailableError {
  override readonly name = 'TonRefusal';
}

/** The user in the address of the node is the API key. */
export function createTonNode(
  options: Pick<HttpJsonOptions, 'url' | 'timeoutMs' | 'clock'>,
): TonNode {
  const http = createHttpJson({ ...options, keyHeader: 'X-API-Key' });
  return {
    ask: async ({ path, query, body, schema }) => {
      const result = await askFor(http, {
        path,
        ...(query && { query }),
        ...(body && { body }),
      });
      const read = schema.safeParse(result);
      if (!read.success) throw new ChainFaultError(`The node at ${http.host} misanswers ${path}.`);
      return read.data;
    },
  };
}

async function askFor(http: HttpJson, request: Parameters<HttpJson['ask']>[0]): Promise<unknown> {
  const { status, body } = await http.ask(request);
  const refusal = refusalShape.safeParse(body);
  if (refusal.success) throw new TonRefusal(refusal.data.error);
  if (status >= 400) throw new ChainUnavailableError(`The node at ${http.host} fails: ${status}.`);
  const wrapped = wrappedShape.safeParse(body);
  return wrapped.success ? wrapped.data.result : body;
}

const refusalShape = z.object({ error: z.string() });
/** Envelope of version 2. */
const wrappedShape = z.object({ ok: z.literal(true), result: z.unknown() });
