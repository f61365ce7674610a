import { AssetScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';

export function AssetRoute(): ReactElement {
  return <AssetScreen symbol={useRouteParam('symbol')} />;
}
