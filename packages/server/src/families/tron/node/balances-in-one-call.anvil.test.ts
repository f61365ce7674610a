import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { encodeWanted, readWords } from '../../../chains/balance-reader.ts';
import { headAndBalances } from './balances-in-one-call.ts';

const anvil = findAnvil();
const holder = '0b'.repeat(20);
/** Answers 7 for whatever it is asked. */
const seven = '600760005260206000f3';
const token = 'cc'.repeat(20);

// Tron's virtual machine is not here. All of these operations are Ethereum's.
describe.skipIf(anvil === null)('the code for heads and balances', () => {
  let node: Anvil;
  const call = (method: string, ...params: unknown[]) =>
    node.rpc.call({ method, params, schema: z.any() });
  beforeAll(async () => {
    node = await startAnvil(anvil ?? '', 'ETH');
    await call('anvil_setCode', `0x${token}`, `0x${seven}`);
    await call('anvil_setBalance', `0x${holder}`, '0x5');
    await node.mine(3);
  });
  afterAll(() => node.stop());

  it('names the block that it runs after, and reads coins and tokens', async () => {
    const pairs = encodeWanted([
      { holder, contract: null },
      { holder, contract: token },
    ]);
    const data = `0x${headAndBalances}${pairs}`;
    const answer = z.string().parse(await call('eth_call', { data }, 'latest'));
    const head = await call('eth_getBlockByNumber', 'latest', false);
    expect(readWords(answer.slice(2), 5)).toEqual(
      [head.number, head.parentHash, head.timestamp, 5, 7].map(BigInt),
    );
  });
});
