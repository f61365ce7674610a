import { businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AssetsCard } from './settings/assets-card.tsx';
import { ManagersOnly } from './settings/managers-only.tsx';
import { OwnWalletsCard } from './settings/own-wallets-card.tsx';
import { SettlementCard } from './settings/settlement-card.tsx';

/** Wallet that a business is paid into, and the assets that it accepts. */
export function CryptocurrencyTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return (
    <>
      <SettlementCard business={business} />
      <OwnWalletsCard business={business} />
      <AssetsCard businessId={business.id} />
    </>
  );
}
