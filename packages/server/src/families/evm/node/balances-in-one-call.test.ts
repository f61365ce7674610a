import { type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { tokenCode } from '../../../../test/token-code.ts';
import { loadBalancesInOneCall } from './balances-in-one-call.ts';
import { latestHeader } from './load-fees.ts';

const anvil = findAnvil();
const contractAt = (place: number): Hex => `0x${place.toString(16).padStart(40, 'c')}`;
const token = contractAt(1);
const holder = (place: number): Hex => `0x${(place + 1).toString(16).padStart(40, '0')}`;

describe.skipIf(anvil === null)('balances in one call', () => {
  let node: Anvil;
  const call = (method: string, ...params: unknown[]) =>
    node.rpc.call({ method, params, schema: z.any() });
  const setCode = (contract: Hex, code: string) => call('anvil_setCode', contract, code);
  const load = async (wanted: Parameters<typeof loadBalancesInOneCall>[1]) =>
    loadBalancesInOneCall(node.rpc, wanted, { blockHash: (await latestHeader(node.rpc)).hash });
  const tokensOf = (contract: Hex) =>
    load([
      { address: holder(1), contract: null },
      { address: holder(1), contract },
    ]);

  beforeAll(async () => {
    node = await startAnvil(anvil ?? '', 'ETH');
    await setCode(token, tokenCode());
    await node.mine(1);
  });
  afterAll(() => node.stop());

  it('are those of each holder, with all 256 bits', async () => {
    const most = 2n ** 256n - 1n;
    for (const [place, units] of [0n, 1n, most, 2n ** 255n].entries()) {
      await call('anvil_setBalance', holder(place), `0x${(units >> 1n).toString(16)}`);
      const slot = keccak256(`0x${holder(place).slice(2).padStart(64, '0')}${'0'.repeat(64)}`);
      await call('anvil_setStorageAt', token, slot, `0x${units.toString(16).padStart(64, '0')}`);
    }
    await node.mine(1);
    const wanted = [0, 1, 2, 3].flatMap((place) => [
      { address: holder(place), contract: null },
      { address: holder(place), contract: token },
    ]);
    expect(await load(wanted)).toEqual([
      ...[0n, 0n, 0n, 1n],
      ...[most >> 1n, most, 2n ** 254n, 2n ** 255n],
    ]);
  });

  it('take several calls where they are more than a contract has room for', async () => {
    const balance = { address: holder(9), contract: null };
    await call('anvil_setBalance', holder(9), '0x7');
    await node.mine(1);
    expect(await load(Array.from({ length: 1_201 }, () => balance))).toEqual(
      Array.from({ length: 1_201 }, () => 7n),
    );
  });

  it('are zero of a contract that is not there', async () => {
    expect(await tokensOf(contractAt(99))).toMatchObject([expect.anything(), 0n]);
  });

  it.each([
    ['fails', '0x60006000fd'],
    ['answers less than a word', '0x601f6000f3'],
    ['never ends', '0x5b600056'],
  ])('are left to single calls where a token %s', async (_, code) => {
    await setCode(contractAt(2), code);
    await node.mine(1);
    expect(await tokensOf(contractAt(2))).toBeNull();
  });

  it('are left to single calls where a node answers something else', async () => {
    const rpc: Anvil['rpc'] = { ...node.rpc, call: ({ schema }) => z.parseAsync(schema, '0x') };
    expect(await loadBalancesInOneCall(rpc, [{ address: token, contract: null }], {})).toBeNull();
  });
});
