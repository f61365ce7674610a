import type { Account } from '../../../contract/accounts/accounts.ts';
import type { Config } from '../../../contract/config/config.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { loadDefaultAccounts } from '../../default-accounts.ts';
import { loadAccounts } from '../../load-accounts.ts';
import { requireScope } from '../../require-scope.ts';
import type { SendEventOf } from '../events.ts';
import { hasNewCoins, isEmptyAccount } from '../selectors/account.ts';
import type { Effect, EffectContext } from './effect.ts';

/**
 * Loads the accounts to send from: the open ones of the wallet with its default ones, or the chosen one
 * of a business. Loads the chains that this server works on as well. Without a connection, accounts of the
 * wallet that the page has loaded before take their place. Loads them again while the recipient is entered, as
 * soon as the page learns of coins in an account that was empty, also where it learnt of them on a later step.
 */
export function createAccountsLoader(context: EffectContext): Effect & {
  load(): Promise<void>;
  stop(): void;
} {
  const { client, walletId, get, dispatch, signal } = context;
  const load = async ({ isReload = false } = {}): Promise<void> => {
    try {
      const [all, paying, config, defaults] = await Promise.all([
        loadAccounts(client, walletId, signal),
        loadSettlementAccount(context),
        client.config.get({ signal }),
        loadDefaultAccounts(client.resources.settings(walletId)),
      ]);
      // The first answers have named the scopes.
      requireScope(client, 'send');
      const { networks } = config;
      const own = openAccounts(all, config);
      const accounts = paying ?? own;
      dispatch({ type: 'source-loaded', accounts, own, networks, defaults, isReload });
    } catch (cause) {
      // The accounts that are there serve on.
      if (signal.aborted || isReload) return;
      const error = toBillfoldError(cause);
      const isLost = isErrorCode(error, 'network', 'timeout', 'offline');
      const earlier = isLost ? earlierSource(context) : null;
      dispatch(earlier ? { ...earlier, error } : { type: 'source-failed', error });
    }
  };
  const known = client.resources.accounts(walletId);
  const loadNewCoins = (): void => {
    const funded = known.get().data?.items.filter((one) => !one.isArchived && !isEmptyAccount(one));
    if (hasNewCoins(get(), funded ?? [])) void load({ isReload: true });
  };
  return {
    load,
    onChange: (before) => {
      if (before.step === 'amount' && get().step === 'recipient') loadNewCoins();
    },
    stop: known.subscribe(loadNewCoins),
  };
}

/** Lists the accounts that are not archived, on the networks that the server works on. */
function openAccounts(accounts: readonly Account[], { networks }: Config): readonly Account[] {
  return accounts.filter(
    ({ isArchived, blockchainNetwork }) => !isArchived && networks[blockchainNetwork] !== undefined,
  );
}

/** Returns the cached accounts of the wallet; null where a part is missing, or where a business pays. */
function earlierSource({
  client: { resources },
  walletId,
  get,
}: EffectContext): SendEventOf<'source-loaded'> | null {
  const page = resources.accounts(walletId).get().data;
  const config = resources.config.get().data;
  if (get().start.settlement !== undefined || page === undefined || config === undefined)
    return null;
  if (page.items.length < page.total) return null;
  const { defaultAccounts: defaults = {} } = resources.settings(walletId).get().data ?? {};
  const accounts = openAccounts(page.items, config);
  return { type: 'source-loaded', accounts, networks: config.networks, defaults };
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
