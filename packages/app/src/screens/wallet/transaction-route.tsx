import { TransactionScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';

export function TransactionRoute(): ReactElement {
  return <TransactionScreen id={useRouteParam('id')} />;
}
