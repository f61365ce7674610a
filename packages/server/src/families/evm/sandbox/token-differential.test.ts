import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getNetwork, toBaseUnits, tokensOf } from '@billfold/core';
import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBytes,
  keccak256,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { fixedView } from '../../../../test/fixed-view.ts';
import { phrases } from '../../../../test/ledger-wallet.ts';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import { readTokenBalance, tokenBalanceOf } from './token-entry.ts';

const network = 'ETH';
const rules = getRules(network, 'regtest');
const { chainId } = getNetwork(network).model.chains.regtest;
const [usdt] = tokensOf(network);
if (usdt === undefined) throw new Error('Ethereum has no tokens.');
const contract: Hex = `0x${usdt.contract.slice(2)}`;
const owners = phrases.map((phrase) => mnemonicToAccount(phrase));
const gasPrice = 20_000_000_000n;
const ether = 10n ** 18n;

interface Case {
  readonly from: number;
  readonly to: Hex;
  readonly amount: bigint;
  readonly data: (call: Hex) => Hex;
  readonly value: bigint;
  readonly gas: bigint;
}

const anvil = findAnvil();

/** Differential test of our rules and anvil, with OpenZeppelin's ERC-20 at the address of USDT. */
describe.skipIf(anvil === null)('a token of the sandbox and one of OpenZeppelin on anvil', () => {
  let node: Anvil;
  let state: Map<string, Entry | null>;
  beforeAll(async () => {
    node = await startAnvil(anvil ?? '', network);
    state = await beginAlike(node);
  }, 30_000);
  afterAll(() => node.stop());

  it('agree on failure, gas and every balance, whatever is called', async () => {
    const counts = { done: 0, failed: 0 };
    for (const [at, each] of cases().entries()) {
      const nonce = readAccount(state.get(accountKey(ownerOf(each).address))).nonce;
      const raw = await sign(each, Number(nonce));
      const expected = await runThere(node, raw);
      const found = await runHere(raw);
      expect(found, `case ${at}: ${raw}`).toEqual(expected);
      counts[expected.hasFailed ? 'failed' : 'done'] += 1;
    }
    expect(counts.done).toBeGreaterThan(30);
    expect(counts.failed).toBeGreaterThan(30);
  }, 60_000);

  it('take the same estimate', async () => {
    const holder = owners.find(({ address }) => readTokenBalance(state, contract, address) > 1n);
    if (holder === undefined) throw new Error('Nobody has anything.');
    for (const to of [contract, fresh(77)]) {
      const data = dataOf(to, 1n);
      const call = { from: holder.address, to: contract, data };
      const estimate = await ask('eth_estimateGas', [call]);
      const simulated = await rules.simulateTransfer?.(fixedView(present()), {
        token: usdt,
        from: holder.address,
        to,
        value: toBaseUnits(1n),
      });
      expect(simulated?.work).toBe(BigInt(estimate));
    }
  });

  const ask = (method: string, params: readonly unknown[]): Promise<string> =>
    node.rpc.call({ method, params: [...params], schema: z.string() });
  const present = (): ReadonlyMap<string, Entry> =>
    new Map([...state].flatMap(([key, entry]) => (entry === null ? [] : [[key, entry]])));

  async function runHere(raw: Hex): Promise<Outcome> {
    const bytes = hexToBytes(raw);
    const verdict = await rules.check(fixedView(present()), bytes, new Date(0));
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    const before = new Map(
      [...verdict.changes.keys()].map((key) => [key, state.get(key) ?? null] as const),
    );
    const { sender } = rules.describe(bytes, 'block', before);
    for (const [key, entry] of verdict.changes) state.set(key, entry);
    return {
      hasFailed: sender?.hasFailed ?? false,
      gasUsed: (sender?.fee ?? 0n) / gasPrice,
      tokens: owners.map(({ address }) => readTokenBalance(state, contract, address)),
      native: owners.map(({ address }) => readAccount(state.get(accountKey(address))).balance),
    };
  }

  async function runThere({ rpc, mine }: Anvil, raw: Hex): Promise<Outcome> {
    const hash = await ask('eth_sendRawTransaction', [raw]);
    await mine(1);
    const { status, gasUsed } = await rpc.call({
      method: 'eth_getTransactionReceipt',
      params: [hash],
      schema: z.object({ status: z.string(), gasUsed: z.string() }),
    });
    const balanceOf = (address: Hex): Hex =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] });
    const tokens = owners.map(async ({ address }) =>
      BigInt(await ask('eth_call', [{ to: contract, data: balanceOf(address) }, 'latest'])),
    );
    const native = owners.map(async ({ address }) =>
      BigInt(await ask('eth_getBalance', [address, 'latest'])),
    );
    return {
      hasFailed: status !== '0x1',
      gasUsed: BigInt(gasUsed),
      tokens: await Promise.all(tokens),
      native: await Promise.all(native),
    };
  }
});

interface Outcome {
  readonly hasFailed: boolean;
  readonly gasUsed: bigint;
  readonly tokens: readonly bigint[];
  readonly native: readonly bigint[];
}

/** Puts OpenZeppelin's contract where the token is, and gives the owners the same on both sides. */
async function beginAlike({ rpc, mine }: Anvil): Promise<Map<string, Entry | null>> {
  const ask = (method: string, params: readonly unknown[]) =>
    rpc.call({ method, params: [...params], schema: z.nullable(z.string()) });
  const accounts = await rpc.call({ method: 'eth_accounts', schema: z.array(z.string()) });
  const args = ['Tether', 'USDT', 1n, owners[0]?.address ?? '0x'] as const;
  const data = encodeDeployData({ ...openZeppelin(), args: [...args] });
  const hash = await ask('eth_sendTransaction', [{ from: accounts[0], data, gas: '0x400000' }]);
  await mine(1);
  const { contractAddress } = await rpc.call({
    method: 'eth_getTransactionReceipt',
    params: [hash],
    schema: z.object({ contractAddress: z.string() }),
  });
  await ask('anvil_setCode', [contract, await ask('eth_getCode', [contractAddress, 'latest'])]);
  const state = new Map<string, Entry | null>();
  for (const [at, { address }] of owners.entries()) {
    const tokens = BigInt(at) * 1_000n;
    await ask('anvil_setBalance', [address, `0x${ether.toString(16)}`]);
    // `_balances` is the first of its fields: the slot of an entry is the hash of key and place.
    const slot = keccak256(
      encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, 0n]),
    );
    const word = `0x${tokens.toString(16).padStart(64, '0')}`;
    await rpc.call({
      method: 'anvil_setStorageAt',
      params: [contract, slot, word],
      schema: z.boolean(),
    });
    state.set(accountKey(address), accountEntryOf(address, { balance: ether, nonce: 0n }));
    state.set(...tokenBalanceOf(contract, address, tokens));
  }
  return state;
}

/** Loads the bytecode that OpenZeppelin has compiled. */
function openZeppelin() {
  const path = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';
  const artifact = createRequire(import.meta.url).resolve(path);
  const { bytecode } = z.parse(
    z.object({ bytecode: z.templateLiteral(['0x', z.string()]) }),
    JSON.parse(readFileSync(artifact, 'utf8')),
  );
  const inputs = ['string', 'string', 'uint256', 'address'].map((type) => ({ name: '', type }));
  const creation = { type: 'constructor', stateMutability: 'nonpayable', inputs } as const;
  return { abi: [creation], bytecode };
}

/** Every amount with every recipient, and everything else that can be wrong with a call. */
function cases(): readonly Case[] {
  const plain = { data: (call: Hex) => call, value: 0n, gas: 80_000n };
  const recipients = [...owners.map(({ address }) => address), contract, zeroAddress];
  const amounts = [0n, 1n, 3n, 499n, 500n, 1_000n, 10n ** 30n];
  const transfers = amounts.flatMap((amount) =>
    recipients.flatMap((to, at) => [
      { ...plain, from: at % 3, to, amount },
      { ...plain, from: (at + 1) % 3, to, amount },
    ]),
  );
  const first = { ...plain, from: 2, amount: 1n };
  const strange = faults.map((fault, at) => ({ ...first, to: fresh(at), ...fault }));
  const limits = [22_500n, 24_000n, 30_000n, 45_000n, 51_000n, 51_395n, 51_396n, 60_000n];
  const scarce = limits.map((gas, at) => ({ ...first, to: fresh(100 + at), gas }));
  const newcomers = [1n, 255n, 256n].map((amount, at) => ({
    ...first,
    to: fresh(200 + at),
    amount,
  }));
  return [...transfers, ...strange, ...scarce, ...newcomers];
}

const faults: readonly Partial<Case>[] = [
  { data: () => '0x' },
  { data: () => '0x', value: 1n },
  { data: () => '0xa9' },
  { data: () => '0xa9059cbb' },
  { data: () => '0xdeadbeef' },
  { data: (call) => `0xdeadbeef${call.slice(10)}` },
  { data: (call) => `0x${call.slice(2, -2)}` },
  { data: (call) => `0x${call.slice(2)}00` },
  { data: (call) => `0x${call.slice(2)}${'ff'.repeat(100)}` },
  { data: (call) => `0xa9059cbb01${call.slice(12)}` },
  { data: (call) => `0xa9059cbb${'0'.repeat(23)}1${call.slice(34)}` },
  { value: 1n },
];

const ownerOf = ({ from }: Case) => {
  const owner = owners[from];
  if (owner === undefined) throw new Error('There is nobody.');
  return owner;
};

const zeroAddress: Hex = `0x${'0'.repeat(40)}`;
/** Returns an address without zero bytes and without an owner. */
const fresh = (at: number): Hex => `0x${(0x11n + BigInt(at)).toString(16).padStart(40, '1')}`;

const dataOf = (to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });

function sign(each: Case, nonce: number): Promise<Hex> {
  const { to, amount, data, value, gas } = each;
  const call = { to: contract, data: data(dataOf(to, amount)), value, gas };
  return ownerOf(each).signTransaction({ ...call, type: 'legacy', chainId, nonce, gasPrice });
}
