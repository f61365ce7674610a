import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { CommandGroup } from '@billfold/react/screens';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useAccountCommands } from './use-account-commands.tsx';
import { useActionCommands } from './use-action-commands.tsx';
import { useAssetCommands } from './use-asset-commands.tsx';
import { useBusinessCommands } from './use-business-commands.tsx';
import { useContactCommands } from './use-contact-commands.tsx';
import { usePageCommands } from './use-page-commands.tsx';
import { useWalletCommands } from './use-wallet-commands.tsx';

/**
 * Returns the commands of the site for a typed text, places before payments; contacts load while the
 * palette is open.
 */
export function usePaletteGroups(isOpen: boolean): (query: string) => readonly CommandGroup[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const actions = useActionCommands();
  const pages = usePageCommands();
  const business = useBusinessCommands();
  const assets = useAssetCommands();
  const contacts = useContactCommands(isOpen);
  const accounts = useAccountCommands();
  const wallets = useWalletCommands();
  return useCallback(
    (typed) => {
      const query = typed.trim();
      const search = {
        id: 'search',
        text: t('palette.searchFor', { query }),
        icon: <Icon shape={icons.search} />,
        matchesAll: true,
        run: () => navigate(`/wallet/transactions?q=${encodeURIComponent(query)}`),
      };
      return [
        { id: 'actions', title: t('palette.actions'), commands: actions },
        { id: 'go', title: t('palette.go'), commands: [...pages, ...business, ...assets] },
        { id: 'accounts', title: t('palette.accounts'), commands: accounts },
        { id: 'wallets', title: t('palette.wallets'), commands: wallets },
        { id: 'send', title: t('palette.sendTo'), commands: contacts },
        { id: 'transactions', title: t('palette.transactions'), commands: query ? [search] : [] },
      ];
    },
    [t, navigate, actions, pages, business, assets, contacts, accounts, wallets],
  );
}
