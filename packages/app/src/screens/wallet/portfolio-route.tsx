import { PortfolioScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { GetCoins } from '../../sandbox/get-coins.tsx';

export function PortfolioRoute(): ReactElement {
  return <PortfolioScreen emptyAction={<GetCoins />} />;
}
