import { AccountScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';

export function AccountRoute(): ReactElement {
  return <AccountScreen accountId={useRouteParam('accountId')} />;
}
