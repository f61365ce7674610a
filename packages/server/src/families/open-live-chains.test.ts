import { afterEach, describe, expect, it } from 'vitest';
import { type Loopback, listenOnLoopback } from '../../test/loopback.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { NodeChain } from '../chains/node-settings.ts';
import { nothingSent } from '../chains/sent-transactions.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { StartError } from '../platform/start-error.ts';
import { openLiveChains } from './open-live-chains.ts';
import { zeroStates } from './ton/node/check-ton-node.ts';
import { genesisHashes } from './tron/node/genesis-hashes.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const clock = { now: () => now };
const hash = 'ab'.repeat(32);
const parentHash = '00'.repeat(32);
const solanaHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const ethereumBlock = {
  number: '0x7',
  hash: `0x${hash}`,
  parentHash: `0x${hash}`,
  timestamp: '0x1',
};

/** Responses of main chain nodes, by path or method. Block 7 is their head. */
const mainNodes: Partial<Record<ServedNetwork, Readonly<Record<string, unknown>>>> = {
  ETH: {
    eth_chainId: '0x1',
    eth_syncing: false,
    eth_getBlockByNumber: ethereumBlock,
  },
  TRX: {
    '/wallet/getblockbynum': {
      blockID: genesisHashes.main[0],
      block_header: { raw_data: { parentHash } },
    },
    '/wallet/getnowblock': {
      blockID: hash,
      block_header: { raw_data: { number: 7, timestamp: now, parentHash } },
    },
  },
  SOL: {
    getGenesisHash: solanaHash,
    getHealth: 'ok',
    getSlot: 9,
    getBlock: { blockHeight: 7, blockhash: solanaHash, previousBlockhash: solanaHash },
  },
  TON: {
    '/api/v2/getMasterchainInfo': { ok: true, result: { init: { root_hash: zeroStates.main } } },
    '/api/v3/masterchainInfo': {
      last: {
        seqno: 7,
        root_hash: Buffer.alloc(32, 7).toString('base64'),
        gen_utime: `${now / 1_000}`,
      },
    },
  },
};
const networks = ['ETH', 'TRX', 'SOL', 'TON'] as const;

describe('live chains', () => {
  const running: Loopback[] = [];
  afterEach(async () => {
    for (const node of running.splice(0)) await node.close();
  });

  /** Counts what it was asked. */
  async function startNode(network: ServedNetwork) {
    const answers = mainNodes[network] ?? {};
    const asked: string[] = [];
    const node = await listenOnLoopback(() => (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const answerTo = ({ id, method }: { readonly id?: number; readonly method?: string }) => {
          const name = method ?? request.url ?? '';
          asked.push(name);
          return method === undefined ? answers[name] : { id, result: answers[name] };
        };
        const parsed = JSON.parse(body === '' ? '{}' : body);
        response.end(
          JSON.stringify(Array.isArray(parsed) ? parsed.map(answerTo) : answerTo(parsed)),
        );
      });
    });
    running.push(node);
    return { node, asked };
  }
  const open = (network: ServedNetwork, chain: NodeChain, url: string) =>
    openLiveChains({ chain, urls: { [network]: [url] } }, { clock, sentOn: () => nothingSent });

  it.each(networks)('opens %s where it has a node, and nothing else', async (network) => {
    const { node } = await startNode(network);
    const { chains, openNetworks } = await open(network, 'main', node.origin);
    expect(openNetworks).toEqual([network]);
    expect(await chains.get(network).head()).toMatchObject({ height: 7 });
    await expect(chains.get('BTC').head()).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it.each(networks)(
    'ends with one line where the node of %s is on another chain',
    async (network) => {
      const { node } = await startNode(network);
      const failure = open(network, 'test', node.origin);
      await expect(failure).rejects.toBeInstanceOf(StartError);
      await expect(failure).rejects.toThrow(
        new RegExp(`^${network}_RPC_URL names a node with .+, not`),
      );
    },
  );

  it.each(networks)('checks the node of %s once, and then asks it alone', async (network) => {
    const { node, asked } = await startNode(network);
    const { chains } = await open(network, 'main', node.origin);
    const chain = chains.get(network);
    const count = async () => {
      const before = asked.length;
      await chain.head();
      return asked.length - before;
    };
    const [first, second] = [await count(), await count()];
    expect(second).toBeLessThan(first);
    expect(await count()).toBe(second);
  });

  it('opens networks whose nodes are away: they may come back', async () => {
    const { chains, openNetworks } = await open('TON', 'main', 'http://127.0.0.1:1');
    expect(openNetworks).toEqual(['TON']);
    await expect(chains.get('TON').head()).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});
