import { isEmbeddedPath } from '@billfold/core/internal';
import { AccountScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRouteParam } from '../../routing/route-params.ts';

export function AccountRoute(): ReactElement {
  const [path] = useLocation();
  return <AccountScreen accountId={useRouteParam('accountId')} embedded={isEmbeddedPath(path)} />;
}
