import type { JsonRpcRequest } from '../src/chains/json-rpc.ts';

/** Answers a call as a node would, also one whose answer is read while it comes. */
export async function answerRpc<T>(
  { read, schema }: JsonRpcRequest<T>,
  result: unknown,
): Promise<T> {
  if (read === undefined) return schema.parse(result);
  const text = JSON.stringify({ result, error: null, id: 1 });
  const rest = await read(partsOf(Buffer.from(text), [text.length]));
  return schema.parse(JSON.parse(rest).result);
}

/** Divides bytes at `cuts`, as they may come. */
export async function* partsOf(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (const cut of [...cuts, bytes.length]) {
    yield bytes.subarray(from, cut);
    from = cut;
  }
}
