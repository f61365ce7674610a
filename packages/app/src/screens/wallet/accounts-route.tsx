import { AccountsScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';

export function AccountsRoute(): ReactElement {
  return <AccountsScreen />;
}
