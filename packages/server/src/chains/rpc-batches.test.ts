import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listenOnLoopback } from '../../test/loopback.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { ChainFaultError, ChainUnavailableError } from './chain.ts';
import { createJsonRpc } from './create-json-rpc.ts';
import { JsonRpcError } from './json-rpc.ts';
import { mostInBatch } from './rpc-batches.ts';

interface Call {
  readonly id: number;
  readonly method: string;
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const echo = ({ id, method }: Call) => ({ id, result: method });
const refuse = ({ id }: Call) => ({ id, error: { code: -32_000, message: 'no state' } });
const toCalls = (names: readonly string[]) =>
  names.map((method) => ({ method, schema: z.string() }));
const refused = expect.any(JsonRpcError);

/** A node, and the methods of each request that it got: an array for a batch. */
async function openNode() {
  const requests: (string | readonly string[])[] = [];
  const behaviour: { batch: (calls: readonly Call[]) => unknown; single: (call: Call) => unknown } =
    { batch: (calls) => calls.map(echo), single: echo };
  const node = await listenOnLoopback(() => (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      requests.push(
        Array.isArray(body) ? body.map(({ method }: Call) => method) : String(body.method),
      );
      const answer = Array.isArray(body) ? behaviour.batch(body) : behaviour.single(body);
      if (answer === null) request.socket.destroy();
      else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  closing.push(node.close);
  const clock = manualClock();
  return { requests, behaviour, clock, rpc: createJsonRpc({ url: node.origin, clock }) };
}

it('callAll sends one request, and returns the results in the order of the calls', async () => {
  const { rpc, requests, behaviour } = await openNode();
  behaviour.batch = (calls) => calls.map(echo).toReversed();
  expect(await rpc.callAll(toCalls(['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(requests).toEqual([['a', 'b', 'c']]);
  expect(rpc.refusesBatches()).toBe(false);
});

it('callAll limits the size of a batch, and sends a single call as such', async () => {
  const { rpc, requests } = await openNode();
  const names = Array.from({ length: 2 * mostInBatch + 1 }, (_, at) => `m${at}`);
  expect(await rpc.callAll(toCalls(names))).toEqual(names);
  expect(requests).toEqual([
    names.slice(0, mostInBatch),
    names.slice(mostInBatch, 2 * mostInBatch),
    names.at(-1),
  ]);
  expect(await rpc.callAll([])).toEqual([]);
});

it('callAll returns the error of a refused call in its place, after it was refused by itself too', async () => {
  const { rpc, requests, behaviour } = await openNode();
  const answer = (call: Call) => (call.method === 'b' ? refuse(call) : echo(call));
  behaviour.batch = (calls) => calls.map(answer);
  behaviour.single = answer;
  expect(await rpc.callAll(toCalls(['a', 'b', 'c']))).toEqual(['a', refused, 'c']);
  expect(requests).toEqual([['a', 'b', 'c'], 'b']);
  expect(rpc.refusesBatches()).toBe(false);
});

it('callAll makes a call again by itself that a batch refuses or leaves out', async () => {
  const { rpc, requests, behaviour } = await openNode();
  behaviour.batch = ([a, b]) =>
    [a, b].flatMap((call, at) => call && [at ? refuse(call) : echo(call)]);
  expect(await rpc.callAll(toCalls(['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(requests).toEqual([['a', 'b', 'c'], 'b', 'c']);
  expect(rpc.refusesBatches()).toBe(false);
});

it('callAll asks once more, not for each call, when everything is refused', async () => {
  const { rpc, requests, behaviour } = await openNode();
  behaviour.batch = (calls) => calls.map(refuse);
  behaviour.single = refuse;
  expect(await rpc.callAll(toCalls(['a', 'b', 'c']))).toEqual([refused, refused, refused]);
  expect(requests).toEqual([['a', 'b', 'c'], 'a']);
  expect(rpc.refusesBatches()).toBe(false);
});

it.each([
  ['one error', () => ({ id: null, error: { code: -32_600, message: 'Invalid Request' } })],
  ['an error for each call', (calls: readonly Call[]) => calls.map(refuse)],
  ['an empty list', () => []],
  ['a page', () => '<html>400</html>'],
  ['the end of the connection', () => null],
])('callAll makes single calls for ten minutes where a batch gets %s', async (_, batch) => {
  const { rpc, requests, behaviour, clock } = await openNode();
  behaviour.batch = batch;
  expect(await rpc.callAll(toCalls(['a', 'b']))).toEqual(['a', 'b']);
  expect(requests).toEqual([['a', 'b'], 'a', 'b']);
  expect(rpc.refusesBatches()).toBe(true);
  clock.advance(599_999);
  expect(await rpc.callAll(toCalls(['c', 'd']))).toEqual(['c', 'd']);
  expect(requests.slice(3)).toEqual(['c', 'd']);
  behaviour.batch = (calls) => calls.map(echo);
  clock.advance(1);
  expect(rpc.refusesBatches()).toBe(false);
  expect(await rpc.callAll(toCalls(['e', 'f']))).toEqual(['e', 'f']);
  expect(requests.slice(5)).toEqual([['e', 'f']]);
});

it('callAll throws for a node that is away, whose batches are not refused', async () => {
  const { rpc, behaviour } = await openNode();
  behaviour.batch = () => null;
  behaviour.single = () => null;
  await expect(rpc.callAll(toCalls(['a', 'b']))).rejects.toBeInstanceOf(ChainUnavailableError);
  expect(rpc.refusesBatches()).toBe(false);
});

it('callAll believes no batch with a result that its schema excludes', async () => {
  const { rpc, requests, behaviour } = await openNode();
  behaviour.batch = (calls) => calls.map(({ id }) => ({ id, result: 5 }));
  await expect(rpc.callAll(toCalls(['a', 'b']))).rejects.toBeInstanceOf(ChainFaultError);
  expect(requests).toHaveLength(1);
});
