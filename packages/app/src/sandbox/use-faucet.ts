import { faucetAmount, formatCoin, nativeAsset } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { useState } from 'react';
import { useServices } from '../boot/services-context.ts';
import { useReportError } from '../boot/use-report-error.ts';
import { useWalletId } from '../boot/use-wallet-id.ts';
import { payFromFaucet } from './pay-from-faucet.ts';

export interface UsedFaucet {
  readonly isBusy: boolean;
  readonly pay: (accounts: readonly Account[]) => Promise<void>;
}

/** Sandbox coins by one press; each payment is told by a notification. */
export function useFaucet(onPaid: () => void): UsedFaucet {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const { client } = useServices();
  const walletId = useWalletId();
  const [isBusy, setIsBusy] = useState(false);
  const payOne = async (account: Account): Promise<void> => {
    const asset = nativeAsset(account.blockchainNetwork);
    await payFromFaucet(client, { walletId, account, asset }).then(() => {
      const amount = formatCoin(faucetAmount(asset), { ...asset, trim: true });
      const { symbol } = asset;
      notify.success(t('sandbox.paid', { amount, symbol, name: account.name }));
    }, report);
  };
  const pay = async (accounts: readonly Account[]): Promise<void> => {
    setIsBusy(true);
    for (const account of accounts) await payOne(account);
    setIsBusy(false);
    onPaid();
  };
  return { isBusy, pay };
}
