import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import type { CommandGroup } from '@billfold/react/screens';
import { useCallback } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useAccountCommands } from './use-account-commands.tsx';
import { useActionCommands } from './use-action-commands.tsx';
import { useAssetCommands } from './use-asset-commands.tsx';
import { useBusinessCommands } from './use-business-commands.tsx';
import { useContactCommands } from './use-contact-commands.tsx';
import { usePageCommands } from './use-page-commands.tsx';
import { usePaymentCommands } from './use-payment-commands.tsx';
import { useSearchCommands } from './use-search-commands.tsx';
import { useSwitchBusinessCommands } from './use-switch-business-commands.tsx';
import { useWalletCommands } from './use-wallet-commands.tsx';

/**
 * Returns the commands of the site for a typed text, places before payments; contacts load while the
 * palette is open.
 */
export function usePaletteGroups(isOpen: boolean): (query: string) => readonly CommandGroup[] {
  const t = useTranslate();
  const payments = usePaymentCommands();
  const actions = useActionCommands();
  const pages = usePageCommands();
  const business = useBusinessCommands();
  const assets = useAssetCommands();
  const contacts = useContactCommands(isOpen);
  const accounts = useAccountCommands();
  const wallets = useWalletCommands();
  const businesses = useSwitchBusinessCommands();
  const search = useSearchCommands();
  const isPayments = useStore(useServices().mode).type === 'payments';
  return useCallback(
    (typed) => {
      const query = typed.trim();
      return [
        {
          id: 'actions',
          title: t('palette.actions'),
          commands: isPayments ? [...payments, ...actions] : [...actions, ...payments],
        },
        { id: 'go', title: t('palette.go'), commands: [...pages, ...business, ...assets] },
        { id: 'accounts', title: t('palette.accounts'), commands: accounts },
        { id: 'wallets', title: t('palette.wallets'), commands: wallets },
        { id: 'businesses', title: t('palette.businesses'), commands: businesses },
        { id: 'send', title: t('palette.sendTo'), commands: contacts },
        {
          id: 'search',
          title: t(isPayments ? 'palette.search' : 'palette.transactions'),
          commands: query ? search(query) : [],
        },
      ];
    },
    [
      t,
      isPayments,
      search,
      payments,
      actions,
      pages,
      business,
      assets,
      contacts,
      accounts,
      wallets,
      businesses,
    ],
  );
}
