import { type AnyBillfoldError, formatAmount, nativeAsset } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import { faucetAmount } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useReportProblem } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import { payFromFaucet } from './pay-from-faucet.ts';

export interface UsedFaucet {
  readonly isBusy: boolean;
  readonly pay: (accounts: readonly Account[]) => Promise<void>;
}

/** Pays sandbox coins at one press, with one notification for all payments. */
export function useFaucet(onPaid: () => void): UsedFaucet {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { client } = useServices();
  const walletId = useWalletId();
  const [isBusy, setIsBusy] = useState(false);
  const pay = async (accounts: readonly Account[]): Promise<void> => {
    setIsBusy(true);
    // All together: each network has a ledger of its own.
    const paid = await Promise.all(
      accounts.map((account) => {
        const order = { walletId, account, asset: nativeAsset(account.blockchainNetwork) };
        return payFromFaucet(client, order).then(
          (outcome) => [{ account, outcome }],
          (error: AnyBillfoldError) => {
            report(error);
            return [];
          },
        );
      }),
    );
    setIsBusy(false);
    const done = paid.flat();
    const arrived = done.flatMap(({ account, outcome }) => (outcome === 'paid' ? [account] : []));
    const text = textOf(arrived, t);
    if (text !== null) notify.success(text);
    if (arrived.length < done.length)
      notify.info({ title: t('sandbox.getCoins'), message: t('sandbox.paid.slow') });
    onPaid();
  };
  return { isBusy, pay };
}

/** Names the only payment, and counts several. */
function textOf(paid: readonly Account[], t: Translate): string | null {
  const [first] = paid;
  if (!first) return null;
  if (paid.length > 1) return t('sandbox.paid.several', { count: paid.length });
  const asset = nativeAsset(first.blockchainNetwork);
  const amount = formatAmount(faucetAmount(asset), { ...asset, trim: true });
  return t('sandbox.paid', { amount, symbol: asset.symbol, name: first.name });
}
