import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { loadDefaultAccounts } from '../../default-accounts.ts';
import { loadAccounts } from '../../load-accounts.ts';
import type { EffectContext } from './effect.ts';

/** Loads the open accounts of the wallet with its default ones, and the chains that this server works on. */
export function createAccountsLoader({ client, walletId, dispatch, signal }: EffectContext): {
  load(): Promise<void>;
} {
  return {
    load: async () => {
      try {
        const [accounts, config, defaults] = await Promise.all([
          loadAccounts(client, walletId, signal),
          client.config.get({ signal }),
          loadDefaultAccounts(client.resources.settings(walletId)),
        ]);
        const { networks } = config;
        dispatch({
          type: 'source-loaded',
          accounts: accounts.filter(
            ({ isArchived, blockchainNetwork }) =>
              !isArchived && networks[blockchainNetwork] !== undefined,
          ),
          networks,
          defaults,
        });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'source-failed', error: toBillfoldError(error) });
      }
    },
  };
}
