import { businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AssetsCard } from './settings/assets-card.tsx';
import { ManagersOnly } from './settings/managers-only.tsx';
import { OwnWalletsCard } from './settings/own-wallets-card.tsx';
import { SettlementCard } from './settings/settlement-card.tsx';

/** Assets that a business accepts, and the wallets that it is paid into. */
export function CryptocurrencyTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return (
    <>
      <AssetsCard businessId={business.id} />
      <SettlementCard business={business} />
      <OwnWalletsCard business={business} />
    </>
  );
}
