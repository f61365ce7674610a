import {
  accountDeveloperTexts,
  businessSetupTexts,
  integrationsTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { EmbedCodeCard } from './settings/embed-code-card.tsx';
import { EmbedLookCard } from './settings/embed-look-card.tsx';
import { ManagersOnly } from './settings/managers-only.tsx';

/** Look of the embedded wallet of a business. */
export function EmbedTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts, accountDeveloperTexts, integrationsTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return (
    <>
      <EmbedLookCard businessId={business.id} />
      <EmbedCodeCard />
    </>
  );
}
