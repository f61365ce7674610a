import { faucetAmount, formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { useState } from 'react';
import { useServices } from '../boot/services-context.ts';
import { useReportError } from '../boot/use-report-error.ts';
import { useWalletId } from '../wallet/use-wallet-data.ts';
import { payFromFaucet } from './pay-from-faucet.ts';

export interface UsedFaucet {
  readonly isBusy: boolean;
  readonly pay: (account: Account) => Promise<void>;
}

/** Sandbox coins by one press; the result is a notification. */
export function useFaucet(onPaid: () => void): UsedFaucet {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const { client } = useServices();
  const walletId = useWalletId();
  const [isBusy, setIsBusy] = useState(false);
  const pay = async (account: Account): Promise<void> => {
    const network = getNetwork(account.blockchainNetwork);
    const amount = faucetAmount(network);
    setIsBusy(true);
    await payFromFaucet(client, { walletId, account, amount }).then(() => {
      const text = formatCoin(amount, { ...network, trim: true });
      const { symbol } = network;
      notify.success(t('sandbox.paid', { amount: text, symbol, name: account.name }));
    }, report);
    setIsBusy(false);
    onPaid();
  };
  return { isBusy, pay };
}
