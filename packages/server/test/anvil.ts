import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getNetwork } from '@billfold/core';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { createJsonRpc } from '../src/chains/create-json-rpc.ts';
import type { JsonRpc } from '../src/chains/json-rpc.ts';
import type { BatchRpc } from '../src/chains/rpc-batches.ts';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { createEvmRpcChain } from '../src/families/evm/node/create-evm-rpc-chain.ts';
import { payoutContract } from '../src/families/evm/sandbox/payout-contract.ts';
import { freePort, startEngine } from './engine-process.ts';
import { payoutCode } from './payout-code.ts';

/** The program inside the npm package, whose wrapper would outlive a signal; null where it has none. */
export function findAnvil(): string | null {
  try {
    const require = createRequire(
      createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'),
    );
    const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
    const manifest = require.resolve(`@foundry-rs/anvil-${machine}/package.json`);
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
  } catch {
    return null;
  }
}

export interface Anvil extends ChainHarness {
  readonly url: string;
  readonly rpc: BatchRpc;
  stop(): Promise<void>;
}

/** A node of its own, which mines when told to and begins with rich accounts; of the newest upgrade unless given. */
export async function startAnvil(
  command: string,
  network: ServedNetwork,
  { upgrade }: { readonly upgrade?: 'cancun' | 'prague' } = {},
): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const rpc = createJsonRpc({ url, clock: { now: () => Date.now() } });
  const { stop } = await startEngine({
    command,
    args: [
      ...['--port', `${port}`, '--chain-id', `${chainIdOf(network)}`, '--silent'],
      ...['--no-mining', '--order', 'fifo', '--base-fee', baseFee],
      ...(upgrade === undefined ? [] : ['--hardfork', upgrade]),
    ],
    isReady: () => rpc.call({ method: 'eth_chainId', schema: z.string() }),
  });
  return {
    url,
    rpc,
    stop,
    needsMinedFunds: true,
    chain: createEvmRpcChain({ network, chain: 'regtest', rpc }),
    mine: async (blocks) => {
      for (let mined = 0; mined < blocks; mined += 1) await mineBlock(rpc);
    },
    rollBack: (blocks) => rollBack(rpc, blocks),
    fund: (address, amount) => fund(rpc, address, amount),
    payByContract: (address, amount) => payByContract(rpc, address, amount),
  };
}

/** In wei, as decimal digits. */
const baseFee = '1000000000';

/** At one base fee, whatever the blocks hold: what a test expects to be charged does not move. */
async function mineBlock(rpc: JsonRpc): Promise<void> {
  const params = [`0x${BigInt(baseFee).toString(16)}`];
  await rpc.call({ method: 'anvil_mine', params: [1], schema: z.null() });
  await rpc.call({ method: 'anvil_setNextBlockBaseFeePerGas', params, schema: z.null() });
}

function chainIdOf(network: ServedNetwork): number {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new TypeError(`anvil is no ${network} node`);
  return model.chains.regtest.chainId;
}

async function fund(rpc: JsonRpc, address: string, amount: bigint): Promise<string> {
  const [from] = await rpc.call({ method: 'eth_accounts', schema: z.array(z.string()) });
  const transfer = { from, to: address, value: `0x${amount.toString(16)}` };
  return rpc.call({ method: 'eth_sendTransaction', params: [transfer], schema: z.string() });
}

/** Puts the contract of the sandbox there, fills it and calls it. */
async function payByContract(rpc: JsonRpc, address: string, amount: bigint): Promise<void> {
  await rpc.call({
    method: 'anvil_setCode',
    params: [payoutContract, payoutCode],
    schema: z.nullable(z.unknown()),
  });
  const [from] = await rpc.call({ method: 'eth_accounts', schema: z.array(z.string()) });
  const words = [address.slice(2).toLowerCase(), amount.toString(16)];
  const data = `0xa9059cbb${words.map((word) => word.padStart(64, '0')).join('')}`;
  const common = { from, to: payoutContract, gas: '0x20000' };
  for (const call of [
    { ...common, value: `0x${amount.toString(16)}` },
    { ...common, data },
  ])
    await rpc.call({ method: 'eth_sendTransaction', params: [call], schema: z.string() });
}

/** anvil forgets what the blocks held, which other nodes keep. */
async function rollBack(rpc: JsonRpc, blocks: number): Promise<void> {
  const height = Number(await rpc.call({ method: 'eth_blockNumber', schema: z.string() }));
  const taken = Array.from({ length: blocks }, (_, at) => height - blocks + 1 + at);
  const raws: string[] = [];
  for (const at of taken) {
    const params = [`0x${at.toString(16)}`, false];
    const { transactions } = await rpc.call({
      method: 'eth_getBlockByNumber',
      params,
      schema: z.object({ transactions: z.array(z.string()) }),
    });
    for (const hash of transactions)
      raws.push(
        await rpc.call({ method: 'debug_getRawTransaction', params: [hash], schema: z.string() }),
      );
  }
  await rpc.call({ method: 'anvil_rollback', params: [blocks], schema: z.null() });
  for (const raw of raws)
    await rpc.call({ method: 'eth_sendRawTransaction', params: [raw], schema: z.string() });
}
