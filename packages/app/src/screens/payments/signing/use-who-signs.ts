import { useClient } from '@billfold/react/hooks';
import { useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';

/** Signer of a wallet, as far as it is known before a secret is typed. */
export interface WhoSigns {
  /** Returns true where the server signs: it was chosen, the browser has no worker, or only it opens the record. */
  readonly isHosted: (signal: AbortSignal) => Promise<boolean>;
  /** Notes a record that only the server opens, which a signature finds out about. */
  readonly noteHosted: () => void;
}

/** Finds out who signs for a wallet. */
export function useWhoSigns(walletId: string): WhoSigns {
  const client = useClient();
  const { signTogether } = useServices();
  const isServer = useRef(signTogether === undefined);
  return {
    isHosted: async (signal) => {
      if (isServer.current) return true;
      const { signing } = await client.wallets.getSettings(walletId, { signal });
      return signing === 'hosted';
    },
    noteHosted: () => {
      isServer.current = true;
    },
  };
}
