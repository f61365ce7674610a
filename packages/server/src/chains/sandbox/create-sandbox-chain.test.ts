import { toBaseUnits } from '@billfold/core';
import { phrases } from '../../../test/ledger-wallet.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import { describeChain } from '../../families/chain.conformance.ts';
import { getRules } from '../../families/get-rules.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from '../../families/open-sandbox.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { servedNetworks } from '../served-networks.ts';
import { createSandboxChain } from './create-sandbox-chain.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger } from './sandbox-ledger.ts';

const platform = serverPlatform();

const opens = {
  memory: async (network) => {
    const rules = getRules(network, 'sandbox');
    const treasury = rules.openTreasury(phrases[2]);
    const store = createMemoryStore(new Date(0));
    const ledger = await openSandboxLedger({ store, rules, treasury, platform });
    return { ledger, chain: createSandboxChain({ network, chain: 'sandbox', ledger, rules }) };
  },
  sql: async (network) => openSandbox({ db: await emptyDatabase(), platform, network }),
} satisfies Record<string, (network: SandboxOptions['network']) => Promise<Omit<Sandbox, 'rules'>>>;

for (const network of oneOfEachKind(servedNetworks))
  for (const kind of ['memory', 'sql'] as const)
    describeChain(`the ${network} sandbox in a store of ${kind}`, network, async () => {
      const { chain, ledger } = await opens[kind](network);
      return {
        chain,
        mine: async (blocks) => {
          await ledger.mine(blocks);
        },
        rollBack: async (depth) => {
          await ledger.reorganise({ depth, drop: [] });
        },
        fund: async (address, amount) => {
          const result = await ledger.pay({ address, amount: toBaseUnits(amount) });
          if (result.outcome !== 'sent') throw new Error(`The faucet refuses: ${result.outcome}`);
          return result.hash;
        },
        payByContract: async (address, amount) => {
          await ledger.pay({ address, amount: toBaseUnits(amount), byContract: true });
        },
      };
    });
