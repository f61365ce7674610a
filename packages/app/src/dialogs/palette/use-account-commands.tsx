import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { CoinMark, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Icon, icons, useReportProblem, writeClipboard } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useWalletId } from '../../session/use-wallet-id.ts';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';

/** Returns two commands per account: open it, and copy its deposit address. */
export function useAccountCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { client } = useServices();
  const { data } = useResource(client.resources.accounts(useWalletId()));
  const copy = useCopyAddress();
  return useMemo(() => {
    const accounts = data?.items.filter(({ isArchived }) => !isArchived) ?? [];
    return accounts.flatMap((account): readonly Command[] => {
      const { id, name, blockchainNetwork: code } = account;
      const { symbol, name: network } = getNetwork(code);
      return [
        {
          id: `account ${id}`,
          text: name,
          // An account that is called like its network needs no second name.
          detail: name === network ? undefined : network,
          keywords: symbol,
          icon: <CoinMark symbol={symbol} network={code} size={24} />,
          run: () => navigate(`/wallet/accounts/${encodeURIComponent(id)}`),
        },
        {
          id: `copy ${id}`,
          text: t('palette.copyAddress', { name }),
          keywords: `${symbol} ${network}`,
          icon: <Icon shape={icons.copy} />,
          run: () => void copy(account),
        },
      ];
    });
  }, [data, t, navigate, copy]);
}

/** Copies the deposit address of an account; where the browser refuses, Receive shows it. */
function useCopyAddress(): (account: Account) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { client } = useServices();
  const walletId = useWalletId();
  const { open } = useShellDialogs();
  return useCallback(
    async ({ id: accountId }) => {
      const current = { createNew: false };
      const found = await client.accounts
        .getDepositAddress(walletId, accountId, current)
        .catch(report);
      if (!found) return;
      const isCopied = await writeClipboard(document, found.addressValue);
      if (isCopied) notify.success(t('notification.copied'));
      else open({ name: 'receive', accountId });
    },
    [client, walletId, report, notify, t, open],
  );
}
