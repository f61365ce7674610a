import { PortfolioScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { GetCoins } from '../../sandbox/get-coins.tsx';
import { useTwoFactor } from './use-two-factor.tsx';

export function PortfolioRoute(): ReactElement {
  const twoFactor = useTwoFactor(
    'portfolio.checklist.twoFactor.open',
    'portfolio.checklist.twoFactor',
  );
  return <PortfolioScreen emptyAction={<GetCoins />} twoFactor={twoFactor} />;
}
