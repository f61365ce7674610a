import { businessTexts, isSamePath, settingsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { BackLink, SettingsFrame, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { businessTabPath } from '../../shell/business-tab-path.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { SettingsTree } from '../../shell/settings-tree.tsx';
import { BillingTab } from '../billing/billing-tab.tsx';
import * as css from './business.css.ts';
import { CheckoutTab } from './checkout-tab.tsx';
import { CryptocurrencyTab } from './cryptocurrency-tab.tsx';
import { EmbedTab } from './embed-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';
import { LegalTab } from './legal-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SelectedBusiness } from './selected-business.tsx';

const tabs = {
  general: GeneralTab,
  legal: LegalTab,
  checkout: CheckoutTab,
  notifications: NotificationsTab,
  cryptocurrency: CryptocurrencyTab,
  embed: EmbedTab,
  security: SecurityTab,
  payments: PaymentsTab,
  integrations: IntegrationsTab,
  billing: BillingTab,
} as const;
type TabName = keyof typeof tabs;
const tabNames = [
  'general',
  'legal',
  'checkout',
  'notifications',
  'cryptocurrency',
  'embed',
  'security',
  'payments',
  'integrations',
  'billing',
] as const satisfies readonly TabName[];

/** Settings of the selected business; the plain address shows the first tab. */
export function BusinessSettingsRoute(): ReactElement {
  useTexts(businessTexts, settingsTexts);
  const t = useTranslate();
  const [path] = useLocation();
  const name = findTab(path);
  if (name === undefined) return <NotFoundScreen />;
  const Tab = tabs[name];
  const isEmbedded = name === 'embed';
  return (
    <div className={isEmbedded ? css.embedded : undefined}>
      <SettingsFrame
        title={t(`settings.business.${name}`)}
        // Without the tree around it, "General" does not say of what.
        pageTitle={name === 'general' ? t('settings.business.label') : undefined}
        back={isEmbedded && <BackToAssets />}
        navigation={<SettingsTree />}
      >
        <SelectedBusiness hasHeading>
          {(business) => <Tab key={business.id} business={business} />}
        </SelectedBusiness>
      </SettingsFrame>
    </div>
  );
}

/** Way out of the tab that is drawn without the bars of the site. */
function BackToAssets(): ReactElement {
  const t = useTranslate();
  const href = businessTabPath('cryptocurrency');
  return (
    <Link href={href} asChild>
      <BackLink href={href}>{t('settings.business.cryptocurrency')}</BackLink>
    </Link>
  );
}

function findTab(path: string): TabName | undefined {
  if (isSamePath(path, '/payments/settings')) return 'general';
  return tabNames.find((each) => isSamePath(path, businessTabPath(each)));
}
