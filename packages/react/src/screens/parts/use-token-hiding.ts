'use client';
import type { AnyBillfoldError } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useClient } from '../../context/use-provided.ts';
import { useForm } from '../form/use-form.ts';
import { useWalletId } from './use-wallet-id.ts';

export interface TokenHiding {
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  /** Takes a token out of the lists and the total; false where the service refused, as `show`. */
  readonly hide: (tokenId: string) => Promise<boolean>;
  readonly show: (tokenId: string) => Promise<boolean>;
}

/** The choice is kept at the service, account by account. */
export function useTokenHiding({ id: accountId, tokens }: Account): TokenHiding {
  const walletId = useWalletId();
  const client = useClient();
  const { state, submit } = useForm<never>();
  const keep = async (hiddenTokens: readonly string[]): Promise<boolean> => {
    const done = await submit({}, () =>
      client.accounts.update(walletId, accountId, { hiddenTokens }),
    );
    if (done === null) return false;
    await client.resources.accounts(walletId).invalidate();
    return true;
  };
  const hidden = tokens.filter(({ isHidden }) => isHidden).map(({ tokenId }) => tokenId);
  return {
    isBusy: state.isBusy,
    failure: state.failure,
    hide: (wanted) => keep([...hidden, wanted]),
    show: (wanted) => keep(hidden.filter((tokenId) => tokenId !== wanted)),
  };
}
