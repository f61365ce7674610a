import { NewWalletScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';

export function NewWalletRoute(): ReactElement {
  return <NewWalletScreen />;
}
