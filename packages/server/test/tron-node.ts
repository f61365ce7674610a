import { type Clock, toBaseUnits } from '@billfold/core';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { createSandboxChain } from '../src/chains/sandbox/create-sandbox-chain.ts';
import { createMemoryStore } from '../src/chains/sandbox/memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from '../src/chains/sandbox/sandbox-ledger.ts';
import { getRules } from '../src/families/get-rules.ts';
import { createTronHttpChain } from '../src/families/tron/node/create-tron-http-chain.ts';
import { createTronNode, type TronNode } from '../src/families/tron/node/tron-node.ts';
import { serverPlatform } from '../src/platform/server-platform.ts';
import { type HttpNode, startHttpNode } from './http-node.ts';
import { phrases } from './ledger-wallet.ts';
import { manualClock } from './manual-clock.ts';
import { tronMethods } from './tron-answers.ts';

export interface TronStub extends ChainHarness, Pick<HttpNode, 'url' | 'intercept'> {
  readonly node: TronNode;
  readonly ledger: SandboxLedger;
  /** The API key that the last request came with. */
  readonly lastKey: () => string | undefined;
  /** Forgets what waits for a block, as a node that starts again. */
  forgetWaiting(): Promise<void>;
  stop(): Promise<void>;
}
export interface TronStubOptions {
  /** Tells the times of blocks; the clock of this machine unless given. */
  readonly clock?: Clock;
}

/**
 * A node of Tron that is simulated: the HTTP API of java-tron as it is documented, over the rules of
 * our own ledger. There is no program of java-tron to test with.
 */
export async function startTronStub({ clock }: TronStubOptions = {}): Promise<TronStub> {
  const network = 'TRX';
  const chain = 'regtest';
  const rules = getRules(network, chain);
  const treasury = rules.openTreasury(phrases[2]);
  const store = createMemoryStore(new Date(0));
  const platform = serverPlatform(clock && { clock });
  const ledger = await openSandboxLedger({ store, rules, treasury, platform });
  const sandbox = createSandboxChain({ network, chain, ledger, rules });
  const server = await startHttpNode(async (path, asked) => {
    const method = tronMethods[path.replace('/wallet/', '')];
    try {
      return await method?.({ ledger, sandbox }, asked);
    } catch (error) {
      return { Error: `class java.lang.Exception : ${error}` };
    }
  });
  const node = createTronNode({
    url: server.url.replace('://', '://key@'),
    clock: manualClock(),
  });
  return {
    node,
    ledger,
    url: server.url,
    intercept: server.intercept,
    lastKey: () => z.optional(z.string()).parse(server.lastHeaders()['tron-pro-api-key']),
    forgetWaiting: async () => {
      const waiting = await ledger.read((state) => state.transactionsAt(null));
      await ledger.reorganise({ depth: 0, drop: waiting.map(({ hash }) => hash) });
    },
    stop: () => server.close(),
    chain: createTronHttpChain({ network, chain, node }),
    mine: async (blocks) => {
      await ledger.mine(blocks);
    },
    rollBack: async (depth) => {
      await ledger.reorganise({ depth, drop: [] });
    },
    payByContract: async (address, amount) => {
      await ledger.pay({ address, amount: toBaseUnits(amount), byContract: true });
    },
    fund: async (address, amount) => {
      const result = await ledger.pay({ address, amount: toBaseUnits(amount) });
      if (result.outcome !== 'sent') throw new Error(`The faucet refuses: ${result.outcome}`);
      return result.hash;
    },
  };
}
