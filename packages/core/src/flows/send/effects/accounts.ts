import type { Account } from '../../../contract/accounts/accounts.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { loadDefaultAccounts } from '../../default-accounts.ts';
import { loadAccounts } from '../../load-accounts.ts';
import type { EffectContext } from './effect.ts';

/**
 * Loads the accounts to send from: the open ones of the wallet with its default ones, or the chosen one
 * of a business. Loads the chains that this server works on as well.
 */
export function createAccountsLoader(context: EffectContext): {
  load(): Promise<void>;
} {
  const { client, walletId, dispatch, signal } = context;
  return {
    load: async () => {
      try {
        const [all, paying, config, defaults] = await Promise.all([
          loadAccounts(client, walletId, signal),
          loadSettlementAccount(context),
          client.config.get({ signal }),
          loadDefaultAccounts(client.resources.settings(walletId)),
        ]);
        const { networks } = config;
        const own = all.filter(
          ({ isArchived, blockchainNetwork }) =>
            !isArchived && networks[blockchainNetwork] !== undefined,
        );
        dispatch({ type: 'source-loaded', accounts: paying ?? own, own, networks, defaults });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'source-failed', error: toBillfoldError(error) });
      }
    },
  };
}

/** Loads the prefilled account of a business; null where the wallet itself pays. */
async function loadSettlementAccount({
  client,
  walletId,
  get,
  signal,
}: EffectContext): Promise<readonly Account[] | null> {
  const { settlement, prefill: { accountId } = {} } = get().start;
  if (settlement === undefined || accountId === undefined) return null;
  const query = { accountId };
  const { items } = await client.settlements.listAccounts(walletId, settlement.businessId, query, {
    signal,
  });
  return items.map(({ account }) => account);
}
