import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from './chain.ts';
import { createHttpJson, type HttpJsonOptions } from './http-json.ts';
import { JsonRpcError, type JsonRpcRequest } from './json-rpc.ts';
import {
  type BatchedAnswer,
  type BatchedRequest,
  type BatchRpc,
  createBatches,
} from './rpc-batches.ts';

export function createJsonRpc({
  clock,
  ...options
}: Pick<HttpJsonOptions, 'url' | 'timeoutMs' | 'clock'>): BatchRpc {
  const http = createHttpJson({ clock, ...options });
  const { host } = http;
  let lastId = 0;
  const toBody = ({ method, params = [] }: BatchedRequest<unknown>) => {
    lastId += 1;
    return { jsonrpc: '2.0', id: lastId, method, params };
  };

  function read<T>({ method, schema }: BatchedRequest<T>, result: unknown): T {
    const parsed = schema.safeParse(result);
    if (!parsed.success) throw new ChainFaultError(`The node at ${host} misanswers ${method}.`);
    return parsed.data;
  }

  async function call<T>(asked: JsonRpcRequest<T>): Promise<T> {
    const { method, params, schema, ...reading } = asked;
    const body = toBody(asked);
    const answer = answerShape.safeParse((await http.ask({ body, ...reading })).body);
    if (!answer.success) throw new ChainUnavailableError(`The node at ${host} gives no answer.`);
    const { error, result } = answer.data;
    if (error != null) throw new JsonRpcError(error.code, error.message);
    return read(asked, result);
  }

  async function send<T>(
    requests: readonly BatchedRequest<T>[],
  ): Promise<readonly BatchedAnswer<T>[]> {
    const calls = requests.map((request) => ({ request, body: toBody(request) }));
    const { body } = await http.ask({ body: calls.map((each) => each.body) });
    const answers = toAnswers(body);
    return calls.map(({ request, body: { id } }) => {
      const answer = answers.get(id);
      if (answer === undefined) return { kind: 'missing' };
      const { error, result } = answer;
      if (error != null)
        return { kind: 'refused', error: new JsonRpcError(error.code, error.message) };
      return { kind: 'result', result: read(request, result) };
    });
  }

  return { call, ...createBatches({ clock, call, send }) };
}

/** Answers of a batch by their ids, which come in any order; none where the node knows no batches. */
function toAnswers(body: unknown): ReadonlyMap<number, z.infer<typeof answerShape>> {
  if (!Array.isArray(body)) return new Map();
  const answers = body.flatMap((each: unknown) => {
    const answer = batchedShape.safeParse(each);
    return answer.success ? [[answer.data.id, answer.data] as const] : [];
  });
  return new Map(answers);
}

const answerShape = z.object({
  result: z.optional(z.unknown()),
  error: z.nullish(z.object({ code: z.number(), message: z.string() })),
});
const batchedShape = z.extend(answerShape, { id: z.number() });
