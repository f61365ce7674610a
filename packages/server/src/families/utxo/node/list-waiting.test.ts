import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../../test/answer-rpc.ts';
import { ChainFaultError } from '../../../chains/chain.ts';
import { requireHash, takeHashes } from './list-waiting.ts';

const hashes = ['ab', 'cd', '01'].map((pair) => pair.repeat(32));
const listed = hashes.map((hash) => `"${hash}"`);

async function read(answer: string, cuts: readonly number[] = []) {
  const seen: string[] = [];
  const rest = await takeHashes(partsOf(Buffer.from(answer), cuts), (hash) => seen.push(hash));
  return { seen, rest };
}

describe('the list of a mempool', () => {
  it.each([
    ['Bitcoin Core 27', `{"result":[${listed}],"error":null,"id":7}\n`],
    ['JSON-RPC 2.0', `{"jsonrpc":"2.0","result":[${listed}],"id":7}`],
    ['spaces', `{"result" : [ ${listed.join(' ,\n')} ], "id": 7}`],
  ])('is taken out of the answer of %s', async (_, answer) => {
    const { seen, rest } = await read(answer);
    expect(seen).toEqual(hashes);
    expect(JSON.parse(rest)).toMatchObject({ result: [], id: 7 });
  });

  it('is the same wherever its parts end', async () => {
    const answer = `{"result":[${listed}],"error":null,"id":7}\n`;
    const whole = await read(answer);
    const cuts = fc
      .uniqueArray(fc.nat(answer.length))
      .map((each) => each.toSorted((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(await read(answer, at)).toEqual(whole);
      }),
    );
    for (let at = 0; at <= answer.length; at += 1) expect(await read(answer, [at])).toEqual(whole);
  });

  it.each([
    ['no hash', '{"result":[],"error":null,"id":1}'],
    ['no list', '{"result":null,"error":{"code":-28,"message":"[x]"},"id":1}'],
    ['a hash that is too short', '{"result":["ab"],"error":null,"id":1}'],
  ])('leaves an answer with %s as it is', async (_, answer) => {
    expect(await read(answer)).toEqual({ seen: [], rest: answer });
  });

  it('is not searched for behind the beginning of a long answer', async () => {
    const answer = `{"error":"${'x'.repeat(5_000)}","result":[${listed}]}`;
    expect(await read(answer, [2_000])).toEqual({ seen: [], rest: answer });
  });

  it('leaves no answer where it breaks off', async () => {
    for (const end of [12, 40, 78, 90]) {
      const { rest } = await read(`{"result":[${listed}],"id":1}`.slice(0, end));
      expect(() => JSON.parse(rest)).toThrow(SyntaxError);
    }
  });

  it.each([`"${'ab'.repeat(32)}";`, `"${'ab'.repeat(33)}"`, `"${'ab'.repeat(31)}"`, '1'])(
    'is refused as %s',
    async (list) => {
      const answer = `{"result":[${list}],"error":null,"id":1,"more":"${'x'.repeat(100)}"}`;
      await expect(read(answer)).rejects.toBeInstanceOf(ChainFaultError);
    },
  );

  it('has hashes that are refused in any other form before they are asked for', () => {
    expect(requireHash(hashes[0] ?? '')).toBe(hashes[0]);
    for (const text of ['AB'.repeat(32), `${'ab'.repeat(31)}g1`, ''])
      expect(() => requireHash(text)).toThrow(ChainFaultError);
  });
});
