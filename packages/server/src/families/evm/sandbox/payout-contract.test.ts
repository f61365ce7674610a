import { getNetwork, tokensOf } from '@billfold/core';
import { encodeFunctionData, erc20Abi, type Hex, hexToBytes } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { fixedView } from '../../../../test/fixed-view.ts';
import { phrases } from '../../../../test/ledger-wallet.ts';
import { payoutCode } from '../../../../test/payout-code.ts';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import { payoutContract } from './payout-contract.ts';

const network = 'ETH';
const rules = getRules(network, 'regtest');
const { chainId } = getNetwork(network).model.chains.regtest;
const owner = mnemonicToAccount(phrases[0]);
const gasPrice = 20_000_000_000n;
const ether = 10n ** 18n;
const contract: Hex = `0x${payoutContract.slice(2)}`;

interface Call {
  readonly data?: Hex;
  readonly value?: bigint;
  readonly gas?: bigint;
}
const pay = (to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
/** Returns an address without zero bytes and without an owner. */
const fresh = (at: number): Hex => `0x${(0x11n + BigInt(at)).toString(16).padStart(40, '1')}`;
const sign = ({ data = '0x', value = 0n, gas = 100_000n }: Call, nonce: number): Promise<Hex> =>
  owner.signTransaction({
    ...{ to: contract, data, value, gas },
    ...{ type: 'legacy', chainId, nonce, gasPrice },
  });

/** Runs signed transactions on an owner who has ten ether, one after the other. */
function openState() {
  const state = new Map<string, Entry | null>([
    [accountKey(owner.address), accountEntryOf(owner.address, { balance: 10n * ether, nonce: 0n })],
  ]);
  const present = () =>
    new Map([...state].flatMap(([key, entry]) => (entry === null ? [] : [[key, entry] as const])));
  const balanceOf = (address: Hex) => readAccount(state.get(accountKey(address))).balance;
  const run = async (raw: Hex) => {
    const bytes = hexToBytes(raw);
    const verdict = await rules.check(fixedView(present()), bytes, new Date(0));
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    const keys = [...verdict.changes.keys()];
    const before = new Map(keys.map((key) => [key, state.get(key) ?? null] as const));
    for (const [key, entry] of verdict.changes) state.set(key, entry);
    const told = rules.describe(bytes, 'block', before);
    return { told, inspection: rules.inspect(bytes, before), keys };
  };
  return { run, balanceOf };
}

describe('the contract that pays out', () => {
  it('moves value that no transfer shows, and of which the ledger knows whose it is', async () => {
    const { run, balanceOf } = openState();
    const { told: filling } = await run(await sign({ value: 5n }, 0));
    expect(filling.transfers).toMatchObject([{ to: payoutContract, value: 5n }]);
    const { told, keys } = await run(await sign({ data: pay(fresh(1), 3n) }, 1));
    expect(told).toMatchObject({ transfers: [], sender: { hasFailed: false } });
    expect(keys).toContain(accountKey(fresh(1)));
    expect([balanceOf(fresh(1)), balanceOf(contract)]).toEqual([3n, 2n]);
  });

  it('pays nothing that it does not hold, and keeps nothing that a failed call brought', async () => {
    const { run, balanceOf } = openState();
    const { told, inspection } = await run(await sign({ data: pay(fresh(1), 8n), value: 7n }, 0));
    expect(told).toMatchObject({ transfers: [{ value: 7n }], sender: { hasFailed: true } });
    expect(inspection).toMatchObject({ hasFailed: true, outputs: [{ value: 0n }] });
    expect([balanceOf(fresh(1)), balanceOf(contract)]).toEqual([0n, 0n]);
  });

  it('cannot pay the contract of a token, which takes no native value', async () => {
    const { run, balanceOf } = openState();
    const [token] = tokensOf(network);
    const to: Hex = `0x${token?.contract.slice(2)}`;
    const { told } = await run(await sign({ data: pay(to, 1n), value: 1n }, 0));
    expect(told.sender?.hasFailed).toBe(true);
    expect(balanceOf(to)).toBe(0n);
  });
});

const anvil = findAnvil();

describe.skipIf(anvil === null)('the contract that pays out, and its code on anvil', () => {
  let node: Anvil;
  beforeAll(async () => {
    node = await startAnvil(anvil ?? '', network);
    const schema = z.nullable(z.unknown());
    const params = [owner.address, `0x${(10n * ether).toString(16)}`];
    await node.rpc.call({ method: 'anvil_setBalance', params, schema });
    await node.rpc.call({ method: 'anvil_setCode', params: [contract, payoutCode], schema });
  }, 30_000);
  afterAll(() => node.stop());

  const ask = (method: string, params: readonly unknown[]): Promise<string> =>
    node.rpc.call({ method, params: [...params], schema: z.string() });
  const runThere = async (raw: Hex) => {
    const hash = await ask('eth_sendRawTransaction', [raw]);
    await node.mine(1);
    return node.rpc.call({
      method: 'eth_getTransactionReceipt',
      params: [hash],
      schema: z.object({ status: z.string(), gasUsed: z.string() }),
    });
  };
  const calls: readonly Call[] = [
    { value: 100n },
    { value: 1n, gas: 21_015n },
    { value: 1n, gas: 21_014n },
    { data: pay(fresh(1), 3n) },
    { data: pay(fresh(1), 3n) },
    { data: pay(fresh(2), 0n) },
    { data: pay(owner.address, 4n) },
    { data: pay(contract, 4n) },
    { data: pay(fresh(3), 10n ** 30n) },
    { data: pay(fresh(1), 10n ** 30n) },
    { data: pay(fresh(4), 5n), value: 5n },
    { data: pay(fresh(4), 500n), value: 5n },
    { data: '0x', gas: 90_000n },
    { data: `0x${pay(fresh(8), 0n).slice(2, 74)}` },
    { data: `0xdeadbeef${pay(fresh(5), 2n).slice(10)}` },
    { data: `0x${pay(fresh(6), 256n).slice(2, -2)}` },
    { data: `${pay(fresh(7), 1n)}${'ff'.repeat(600)}` },
    ...[22_500n, 30_000n, 58_500n, 58_600n, 58_650n, 58_700n, 58_750n, 60_000n].map((gas, at) => ({
      data: pay(fresh(20 + at), 1n),
      gas,
    })),
  ];

  it('agree on failure, gas and every balance', async () => {
    const { run, balanceOf } = openState();
    const holders = [owner.address, contract, ...Array.from({ length: 40 }, (_, at) => fresh(at))];
    const counts = { done: 0, failed: 0 };
    for (const [nonce, call] of calls.entries()) {
      const raw = await sign(call, nonce);
      const { status, gasUsed } = await runThere(raw);
      const { told } = await run(raw);
      const { hasFailed, fee } = told.sender ?? {};
      const place = `call ${nonce}`;
      expect({ place, hasFailed, gas: (fee ?? 0n) / gasPrice }).toEqual({
        place,
        hasFailed: status !== '0x1',
        gas: BigInt(gasUsed),
      });
      counts[hasFailed === true ? 'failed' : 'done'] += 1;
    }
    for (const holder of holders)
      expect([holder, balanceOf(holder)]).toEqual([
        holder,
        BigInt(await ask('eth_getBalance', [holder, 'latest'])),
      ]);
    expect(Math.min(counts.done, counts.failed)).toBeGreaterThan(5);
  }, 30_000);
});
