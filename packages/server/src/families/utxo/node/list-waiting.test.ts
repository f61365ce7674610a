import { describe, expect, it } from 'vitest';
import { ChainFaultError } from '../../../chains/chain.ts';
import { divide, parseAroundResult, requireHash } from './list-waiting.ts';

const hashes = ['ab', 'cd', '01'].map((pair) => pair.repeat(32));
const listed = hashes.map((hash) => `"${hash}"`);

describe('the list of a mempool', () => {
  it.each([
    ['Bitcoin Core 27', `{"result":[${listed}],"error":null,"id":7}\n`],
    ['JSON-RPC 2.0', `{"jsonrpc":"2.0","result":[${listed}],"id":7}`],
  ])('stays text in the answer of %s, and is divided into its hashes', (_, answer) => {
    const read = parseAroundResult(answer);
    expect(read).toMatchObject({ id: 7, result: listed.join(',') });
    expect([...divide(listed.join(','))]).toEqual(hashes);
  });

  it.each([
    ['no hash', '{"result":[],"error":null,"id":1}', []],
    ['spaces', `{"result": [${listed.join(', ')}], "id": 1}`, hashes],
    ['spaces between its hashes', `{"result":[${listed.join(', ')}],"id":1}`, hashes],
    ['an error in its place', '{"result":null,"error":{"code":-28,"message":"[x]"},"id":1}', null],
  ])('is parsed whole with %s', (_, answer, result) => {
    expect(parseAroundResult(answer)).toMatchObject({ result });
  });

  it.each([`"${'ab'.repeat(32)}";`, `"${'ab'.repeat(33)}"`, `"${'ab'.repeat(31)}"`, '1'])(
    'is refused as %s',
    (list) => {
      expect(() => [...divide(list)]).toThrow(ChainFaultError);
    },
  );

  it('has hashes that are refused in any other form before they are asked for', () => {
    expect(requireHash(hashes[0] ?? '')).toBe(hashes[0]);
    for (const text of ['AB'.repeat(32), `${'ab'.repeat(31)}g1`, ''])
      expect(() => requireHash(text)).toThrow(ChainFaultError);
  });
});
