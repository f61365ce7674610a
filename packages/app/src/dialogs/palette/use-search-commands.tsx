import { isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Icon, icons } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useBusinessRole } from '../../shell/use-business-role.ts';

const searches = {
  wallet: [{ text: 'palette.searchFor', list: '/wallet/transactions' }],
  payments: [
    { text: 'palette.searchPayments', list: '/payments/payments' },
    { text: 'palette.searchCustomers', list: '/payments/customers' },
  ],
} as const;

/** Returns the commands that search the lists of the area for a text: the wallet's, or those of the business. */
export function useSearchCommands(): (query: string) => readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { type } = useStore(useServices().mode);
  const role = useBusinessRole();
  const area =
    type === 'payments' && role && isPermitted(role, 'view-payments') ? 'payments' : 'wallet';
  return useCallback(
    (query) =>
      searches[area].map(({ text, list }) => ({
        id: `search ${list}`,
        text: t(text, { query }),
        icon: <Icon shape={icons.search} />,
        matchesAll: true,
        run: () => navigate(`${list}?q=${encodeURIComponent(query)}`),
      })),
    [area, t, navigate],
  );
}
