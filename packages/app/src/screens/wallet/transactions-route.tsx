import { TransactionsScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hrefOf } from '../../routing/navigation.ts';

/** Filters and page stand in the address. */
export function TransactionsRoute(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <TransactionsScreen
      search={useSearch()}
      onSearchChange={(search, options) =>
        navigate(hrefOf({ to: 'transactions', search }), options)
      }
    />
  );
}
