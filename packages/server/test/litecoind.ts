import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { createJsonRpc } from '../src/chains/create-json-rpc.ts';
import type { JsonRpc } from '../src/chains/json-rpc.ts';
import { createCoreRpcChain } from '../src/families/utxo/node/create-core-rpc-chain.ts';
import { freePort, startEngine } from './engine-process.ts';

/** The program itself: Debian's wrapper writes into the home directory. Null where there is none. */
export function findLitecoind(): string | null {
  const places = [
    process.env['LITECOIND'],
    '/usr/lib/litecoin/litecoind',
    '/usr/local/bin/litecoind',
  ];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

export interface Litecoind extends ChainHarness {
  readonly url: string;
  readonly rpc: JsonRpc;
  stop(): Promise<void>;
}

export interface LitecoindOptions {
  /** Activates extension blocks from height 432 on, for which the node’s own miner needs a deposit. */
  readonly hasExtensionBlocks?: boolean;
}

/** A node of its own on a new test chain, which mines when told to and pays from its wallet. */
export async function startLitecoind(
  command: string,
  { hasExtensionBlocks = false }: LitecoindOptions = {},
): Promise<Litecoind> {
  const data = mkdtempSync(join(tmpdir(), 'billfold-litecoind-'));
  const port = await freePort();
  const url = `http://test:test@127.0.0.1:${port}`;
  const rpc = createJsonRpc({ url, clock: { now: () => Date.now() } });
  const ask = <T>(schema: z.ZodMiniType<T>, method: string, ...params: unknown[]): Promise<T> =>
    rpc.call({ method, params, schema });
  const never = 'mweb:9999999998:9999999999';
  const engine = await startEngine({
    command,
    args: [
      ...['-regtest', `-datadir=${data}`, '-printtoconsole=0', '-listen=0', '-dnsseed=0'],
      ...['-server', `-rpcport=${port}`, '-rpcuser=test', '-rpcpassword=test'],
      ...['-txindex', '-fallbackfee=0.0002', '-mempoolreplacement=1', '-keypool=2'],
      ...(hasExtensionBlocks ? [] : [`-vbparams=${never}`]),
    ],
    isReady: () => ask(z.number(), 'getblockcount'),
    // It would take seconds to put its chain in order, which nobody opens again.
    signal: 'SIGKILL',
  });
  // To a new address each time: two blocks of one second could be the same block.
  const mine = async (blocks: number): Promise<void> => {
    const address = await ask(z.string(), 'getnewaddress', '', 'bech32');
    await ask(z.array(z.string()), 'generatetoaddress', blocks, address);
  };
  await ask(z.unknown(), 'createwallet', 'test');
  // Coins of a block can be spent after a hundred more.
  await mine(101);
  return {
    url,
    rpc,
    mine,
    chain: createCoreRpcChain({ network: 'LTC', chain: 'regtest', rpc, clock: Date }),
    rollBack: async (blocks) => {
      const height = await ask(z.number(), 'getblockcount');
      const hash = await ask(z.string(), 'getblockhash', height - blocks + 1);
      await ask(z.null(), 'invalidateblock', hash);
    },
    fund: (address, amount) => ask(z.string(), 'sendtoaddress', address, toCoins(amount)),
    stop: async () => {
      await engine.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function toCoins(amount: bigint): string {
  const digits = `${amount}`.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
