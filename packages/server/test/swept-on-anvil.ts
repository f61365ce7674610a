import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getNetwork, toBaseUnits, tokensOf } from '@billfold/core';
import {
  createSweep,
  getSweep,
  planSweep,
  resumeSweep,
  type SignSecret,
  type SweepPlan,
  type SweepWithParts,
} from '@billfold/core/contract';
import { getSweeps } from '@billfold/keyring';
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem';
import * as z from 'zod/mini';
import { sendIntents } from '../src/db/schema.ts';
import { loadAddresses } from '../src/payments-accounts/load-addresses.ts';
import { takeAddress } from '../src/payments-accounts/take-address.ts';
import { enqueueBroadcast } from '../src/sends/broadcast/enqueue-broadcast.ts';
import { rescanIfWanted } from '../src/watcher/rescan-if-wanted.ts';
import { watchChain } from '../src/watcher/watch-chain.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import type { Merchant } from './api-keys.ts';
import { paymentsAccount, settledBusiness } from './business.ts';
import { signUpWithAccount, stepUpWithPassword } from './people.ts';
import { secret } from './refunds.ts';
import { acceptAsset } from './shop.ts';
import { createTestServer, type TestServer, testServerOptions } from './test-server.ts';

/** Purse of a shop on anvil. */
export interface AnvilPurse {
  readonly accountId: string;
  readonly address: string;
}

/** A shop on a live server whose node is anvil, with tokens at payment addresses. */
export interface AnvilShop {
  readonly server: TestServer;
  readonly node: Anvil;
  readonly owner: Merchant;
  readonly businessId: number;
  /** Address of the settlement account. */
  readonly to: string;
  readonly purses: readonly AnvilPurse[];
  /** Asks the node. */
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Pays units of the token to an address. */
  give(address: string, units: bigint): Promise<void>;
  /** Sets what the token says that an address has, behind the back of the books. */
  setUnits(address: string, units: bigint): Promise<void>;
  unitsOf(address: string): Promise<bigint>;
  coinsOf(address: string): Promise<bigint>;
  /** Puts the contract on the chain, or other code where it would be. */
  deploy(code?: Hex): Promise<void>;
  /** Sets the price of gas that the next block asks for, in gwei. */
  setBaseFee(gwei: bigint): Promise<void>;
  /** Broadcasts the stored bytes of sends that no node has. */
  broadcastAgain(): Promise<void>;
  walletId(): Promise<string>;
  mine(blocks: number): Promise<void>;
  /** Reads the chain without a new block. */
  watch(): Promise<void>;
  step(): Promise<void>;
  /** Plans a sweep of the token unless another asset is given. */
  plan(asset?: string): Promise<SweepPlan>;
  create(plan: SweepPlan, changes?: Partial<SignSecret>): Promise<SweepWithParts>;
  resume(id: string): Promise<SweepWithParts>;
  get(id: string): Promise<SweepWithParts>;
  stop(): Promise<void>;
}

export interface AnvilShopOptions {
  readonly upgrade?: 'cancun' | 'prague';
  readonly isOn?: boolean;
  /** Coins of the settlement account, in wei. */
  readonly funds?: bigint;
  readonly network?: 'ETH' | 'BSC';
}

/** Units that each purse has on Ethereum. */
export const held = 25_000_000n;
/** Units that each purse has on BNB Smart Chain, whose tokens have more decimals. */
export const heldOnBsc = held * 10n ** 12n;
/** Blocks after which a reorganisation takes nothing back, on either network. */
export const settledBlocks = Math.max(
  ...(['ETH', 'BSC'] as const).map((network) => getNetwork(network).confirmations.final),
);

/** Opens a shop with `count` addresses that hold a token. */
export async function anvilShop(
  command: string,
  count: number,
  options: AnvilShopOptions = {},
): Promise<AnvilShop> {
  const { upgrade = 'prague', isOn = true, funds = 10n ** 18n, network = 'ETH' } = options;
  const node = await startAnvil(command, network, { upgrade });
  const prepared = await testServerOptions();
  const env = {
    ...{ ...prepared.options.env, chainMode: 'live' as const, collectsTogether: isOn },
    rateLimits: false,
  };
  const nodes = { chain: 'regtest' as const, urls: { [network]: [node.url] as const } };
  const server = await createTestServer(
    {},
    { ...prepared, options: { ...prepared.options, env, nodes } },
  );
  const [token] = tokensOf(network);
  if (token === undefined) throw new Error(`${network} has no token`);
  const holder = await signUpWithAccount(server, 'shop@example.com', network);
  await stepUpWithPassword(server, holder);
  const businessId = await settledBusiness(server, holder);
  await acceptAsset(server, businessId, token.id);
  const owner = { ...holder, businessId };
  const { context } = server;
  const account = await paymentsAccount(server, businessId, network);
  const to = (await loadAddresses(context.db, [account])).get(account.id) ?? '';
  const purses: AnvilPurse[] = [];
  for (let at = 0; at < count; at += 1)
    purses.push(
      await context.db.transaction((tx) =>
        takeAddress(tx, context, { account, paymentId: `pay_${at}` }),
      ),
    );
  const contract: Hex = `0x${token.contract.slice(2)}`;
  const ask: AnvilShop['ask'] = (method, ...params) =>
    node.rpc.call({ method, params, schema: z.unknown() });
  const [rich] = await node.rpc.call({ method: 'eth_accounts', schema: z.array(z.string()) });
  const setUnits: AnvilShop['setUnits'] = async (address, units) => {
    const slot = keccak256(
      `0x${address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}`,
    );
    await ask('anvil_setStorageAt', contract, slot, `0x${units.toString(16).padStart(64, '0')}`);
  };
  const give: AnvilShop['give'] = async (address, units) => {
    const args = [`0x${address.slice(2)}`, units] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    await ask('eth_sendTransaction', { from: rich, to: contract, data, gas: '0x20000' });
  };
  const watcher = watchChain(context, network);
  const watch = () => watcher.catchUp();
  const mine: AnvilShop['mine'] = async (blocks) => {
    await node.mine(blocks);
    await watch();
  };
  await ask('anvil_setCode', contract, readTokenCode());
  await setUnits(rich ?? '', 10n ** 30n);
  // An account that has received the token before, as usual.
  await setUnits(to, 1n);
  await mine(1);
  await rescanIfWanted(context, network);
  await node.fund(to, funds);
  for (const { address } of purses) await give(address, network === 'ETH' ? held : heldOnBsc);
  await mine(settledBlocks);
  const params = { businessId };
  return {
    ...{ server, node, owner, businessId, to, purses, ask, give, setUnits, mine, watch },
    unitsOf: async (address) => {
      const args = [`0x${address.slice(2)}`] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args });
      const word = await ask('eth_call', { to: contract, data }, 'latest');
      return toBaseUnits(BigInt(String(word)));
    },
    coinsOf: async (address) => BigInt(String(await ask('eth_getBalance', address, 'latest'))),
    deploy: async (code) => {
      const { address, deployment } = getSweeps(network, 'regtest').getSweeper(to);
      if (code !== undefined) await ask('anvil_setCode', address, code);
      const call = { from: rich, to: deployment.to, data: `0x${deployment.data}`, gas: '0x100000' };
      if (code === undefined) await ask('eth_sendTransaction', call);
      await mine(1);
    },
    setBaseFee: async (gwei) => {
      await ask('anvil_setNextBlockBaseFeePerGas', `0x${(gwei * 10n ** 9n).toString(16)}`);
      await ask('anvil_mine', 1);
      await watch();
    },
    broadcastAgain: async () => {
      const { db, platform } = context;
      for (const { id } of await db.select({ id: sendIntents.id }).from(sendIntents))
        await db.transaction((tx) => enqueueBroadcast(tx, platform, { network, intentId: id }));
      await server.outbox.drain();
    },
    walletId: async () => (await paymentsAccount(server, businessId, network)).walletId,
    step: () => server.partSigners.step(),
    plan: async (asset = token.id) =>
      (await server.call(planSweep, { params, body: { asset } }, owner)).data,
    create: async ({ id: planId }, changes) => {
      const body = { ...secret, planId, ...changes };
      return (await server.call(createSweep, { params, body }, owner)).data;
    },
    resume: async (id) =>
      (await server.call(resumeSweep, { params: { ...params, id }, body: secret }, owner)).data,
    get: async (id) => (await server.call(getSweep, { params: { ...params, id } }, owner)).data,
    stop: () => node.stop(),
  };
}

function readTokenCode(): Hex {
  const path = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';
  const artifact: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(path), 'utf8'),
  );
  const code = z.templateLiteral(['0x', z.string()]);
  return z.parse(z.object({ deployedBytecode: code }), artifact).deployedBytecode;
}
