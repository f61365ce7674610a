import { toBaseUnits } from '@billfold/core';
import { emptyDatabase } from '../../../test/worker-database.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { describeChain } from '../chain.conformance.ts';
import { openSandbox } from './open-sandbox.ts';

describeChain('the sandbox', async () => {
  const db = await emptyDatabase();
  const { chain, ledger } = await openSandbox({ db, platform: serverPlatform(), network: 'BTC' });
  return {
    chain,
    mine: async (blocks) => {
      await ledger.mine(blocks);
    },
    takeBack: async (depth) => {
      await ledger.reorganise({ depth, drop: [] });
    },
    fund: async (address, amount) => {
      const result = await ledger.pay({ address, amount: toBaseUnits(amount) });
      if (result.outcome !== 'sent') throw new Error(`The faucet refuses: ${result.outcome}`);
      return result.hash;
    },
  };
});
