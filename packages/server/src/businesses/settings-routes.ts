import {
  billingSettings,
  checkoutSettings,
  cryptocurrencyEmbedSettings,
  developerSettings,
  generalSettings,
  integrationsSettings,
  legalSettings,
  notificationsSettings,
  paymentsSettings,
  securitySettings,
  type TabCalls,
  type Versioned,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadGeneralSettings, replaceGeneralSettings } from './general-settings.ts';
import { refuseOwnLockout } from './refuse-own-lockout.ts';
import { refusePriceRange } from './refuse-price-range.ts';
import { settingsAtFirst } from './settings-at-first.ts';
import { loadTab, replaceTab, type SettingsTab } from './settings-tab.ts';

/** Binds the calls about the settings of a business, but for the assets that it accepts. */
export function bindSettingsRoutes(bind: Bind, context: ServiceContext): void {
  bindGeneralTab(bind, context);
  const stored = <T extends Versioned>(
    calls: TabCalls<T>,
    described: Pick<SettingsTab<T>, 'tab' | 'atFirst' | 'refuse'>,
  ) => bindStoredTab(bind, context, { calls, ...described });
  const { legal, checkout, payments, integrations } = settingsAtFirst;
  stored(legalSettings, { tab: 'legal', atFirst: legal });
  stored(checkoutSettings, { tab: 'checkout', atFirst: checkout });
  stored(paymentsSettings, { tab: 'payments', atFirst: payments, refuse: refusePriceRange });
  stored(integrationsSettings, { tab: 'integrations', atFirst: integrations });
  const { notifications, security, developer, billing } = settingsAtFirst;
  stored(notificationsSettings, { tab: 'notifications', atFirst: notifications });
  stored(securitySettings, { tab: 'security', atFirst: security, refuse: refuseOwnLockout });
  stored(developerSettings, { tab: 'developer', atFirst: developer });
  stored(billingSettings, { tab: 'billing', atFirst: billing });
  const tab = 'cryptocurrency-embed';
  stored(cryptocurrencyEmbedSettings, { tab, atFirst: settingsAtFirst[tab] });
}

function bindGeneralTab(bind: Bind, context: ServiceContext): void {
  bind.member(generalSettings.get)(async ({ params }) => ({
    data: await loadGeneralSettings(context.db, params.businessId),
  }));
  bind.member(generalSettings.put)(async ({ member, caller, body }) => ({
    data: await replaceGeneralSettings(context, { member, caller }, body),
  }));
}

interface StoredTab<T extends Versioned>
  extends Pick<SettingsTab<T>, 'tab' | 'atFirst' | 'refuse'> {
  readonly calls: TabCalls<T>;
}

function bindStoredTab<T extends Versioned>(
  bind: Bind,
  context: ServiceContext,
  { calls, ...described }: StoredTab<T>,
): void {
  const { permission } = calls.put;
  if (permission === undefined) throw new Error(`${calls.put.path} names no permission`);
  const tab = { ...described, permission, schema: calls.settings };
  bind.member(calls.get)(async ({ params }) => ({
    data: await loadTab(context.db, params.businessId, tab),
  }));
  bind.member(calls.put)(async ({ member, caller, body }) => ({
    data: await replaceTab(context, { member, caller }, { ...tab, settings: body }),
  }));
}
