import { useClient } from '@billfold/react/hooks';
import { useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';

/** Signer of a wallet, as far as it is known. */
export interface WhoSigns {
  /** Returns true where the server signs: it was chosen, the browser has no worker, or only it opens the record. */
  readonly isHosted: (signal: AbortSignal) => Promise<boolean>;
  /** Notes who signs, which a signature finds out: reviews say the same from then on, and ask no more. */
  readonly note: (signer: 'device' | 'server') => void;
}

/** Finds out who signs for a wallet. */
export function useWhoSigns(walletId: string): WhoSigns {
  const client = useClient();
  const { signTogether } = useServices();
  const known = useRef<'device' | 'server' | null>(signTogether === undefined ? 'server' : null);
  return {
    isHosted: async (signal) => {
      if (known.current !== null) return known.current === 'server';
      const { signing } = await client.wallets.getSettings(walletId, { signal });
      return signing === 'hosted';
    },
    note: (signer) => {
      known.current = signer;
    },
  };
}
