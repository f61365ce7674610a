import {
  businessTexts,
  developerTexts,
  newPaymentTexts,
  paymentsTexts,
  paymentTexts,
  webhooksTexts,
} from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { SettingsFrame, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SettingsTree } from '../../shell/settings-tree.tsx';
import { ModeSwitch } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { DevelopersOnly } from './developers-only.tsx';
import { OriginsCard } from './origins-card.tsx';
import { ToolsCard } from './tools-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** Keys, webhooks and allowed origins of the selected business. */
export function DeveloperScreen(): ReactElement {
  useTexts(
    ...[businessTexts, developerTexts, webhooksTexts],
    ...[paymentsTexts, paymentTexts, newPaymentTexts],
  );
  const t = useTranslate();
  return (
    <SettingsFrame title={t('developer.title')} navigation={<SettingsTree />}>
      <SelectedBusiness hasHeading>
        {(business) => (
          <DevelopersOnly key={business.id} business={business}>
            <ModeSwitch />
            <ApiKeysCard businessId={business.id} />
            <WebhooksCard businessId={business.id} />
            <OriginsCard businessId={business.id} />
            <ToolsCard business={business} />
          </DevelopersOnly>
        )}
      </SelectedBusiness>
    </SettingsFrame>
  );
}
