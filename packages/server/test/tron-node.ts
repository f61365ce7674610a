import { toBaseUnits } from '@billfold/core';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { createSandboxChain } from '../src/chains/sandbox/create-sandbox-chain.ts';
import { createMemoryStore } from '../src/chains/sandbox/memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from '../src/chains/sandbox/sandbox-ledger.ts';
import { getRules } from '../src/families/get-rules.ts';
import { createTronHttpChain } from '../src/families/tron/node/create-tron-http-chain.ts';
import { createTronNode, type TronNode } from '../src/families/tron/node/tron-node.ts';
import { serverPlatform } from '../src/platform/server-platform.ts';
import { phrases } from './ledger-wallet.ts';
import { listenOnLoopback } from './loopback.ts';
import { manualClock } from './manual-clock.ts';
import { tronMethods } from './tron-answers.ts';

export interface TronStub extends ChainHarness {
  readonly node: TronNode;
  readonly ledger: SandboxLedger;
  /** The API key that the last request came with. */
  readonly lastKey: () => string | undefined;
  stop(): Promise<void>;
}

/**
 * A node of Tron that is simulated: the HTTP API of java-tron as it is documented, over the rules of
 * our own ledger. There is no program of java-tron to test with.
 */
export async function startTronStub(): Promise<TronStub> {
  const network = 'TRX';
  const chain = 'regtest';
  const rules = getRules(network, chain);
  const treasury = rules.openTreasury(phrases[2]);
  const store = createMemoryStore(new Date(0));
  const ledger = await openSandboxLedger({ store, rules, treasury, platform: serverPlatform() });
  const sandbox = createSandboxChain({ network, chain, ledger, rules });
  let key: string | undefined;
  const answer = async (path: string, body: string): Promise<unknown> => {
    const method = tronMethods[path.replace('/wallet/', '')];
    const parameters = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
    try {
      return await method?.({ ledger, sandbox }, parameters);
    } catch (error) {
      return { Error: `class java.lang.Exception : ${error}` };
    }
  };
  const server = await listenOnLoopback(() => (request, response) => {
    const chunks: Buffer[] = [];
    key = z.optional(z.string()).parse(request.headers['tron-pro-api-key']);
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      response.end(JSON.stringify(await answer(request.url ?? '', body)));
    });
  });
  const node = createTronNode({
    url: server.origin.replace('://', '://key@'),
    clock: manualClock(),
  });
  return {
    node,
    ledger,
    lastKey: () => key,
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
