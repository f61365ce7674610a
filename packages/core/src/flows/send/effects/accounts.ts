import type { BillfoldClient } from '../../../create-client.ts';
import { toBillfoldError } from '../../../state/resource.ts';
import { loadAccounts } from '../../load-accounts.ts';
import type { SendEvent } from '../events.ts';

export interface SourceLoadingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly dispatch: (event: SendEvent) => void;
  readonly signal: AbortSignal;
}

/** Loads what can be sent from: the open accounts, and the chains that this server works on. */
export function createSourceLoading({ client, walletId, dispatch, signal }: SourceLoadingOptions): {
  load(): Promise<void>;
} {
  return {
    load: async () => {
      try {
        const [accounts, config] = await Promise.all([
          loadAccounts(client, walletId, signal),
          client.config.get({}, { signal }),
        ]);
        const { networks } = config.data;
        dispatch({
          type: 'source-loaded',
          accounts: accounts.filter(
            ({ isArchived, blockchainNetwork }) =>
              !isArchived && networks[blockchainNetwork] !== undefined,
          ),
          networks,
        });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'source-failed', error: toBillfoldError(error) });
      }
    },
  };
}
