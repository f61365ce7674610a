import { unwrap } from '../client/unwrap.ts';
import { cryptocurrencySettings } from '../contract/business/accepted-assets.ts';
import * as access from '../contract/business/access-settings.ts';
import * as settings from '../contract/business/settings.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.settings`, by tab. */
export type BusinessSettings = ReturnType<typeof createBusinessSettings>;

/** Creates the calls about the settings of a business. */
export function createBusinessSettings(transport: Pick<Transport, 'call'>) {
  return {
    general: createTab(transport, settings.generalSettings),
    legal: createTab(transport, settings.legalSettings),
    checkout: createTab(transport, settings.checkoutSettings),
    cryptocurrency: createTab(transport, cryptocurrencySettings),
    payments: createTab(transport, settings.paymentsSettings),
    integrations: createTab(transport, settings.integrationsSettings),
    notifications: createTab(transport, access.notificationsSettings),
    security: createTab(transport, access.securitySettings),
    developer: createTab(transport, access.developerSettings),
    billing: createTab(transport, access.billingSettings),
    cryptocurrencyEmbed: createTab(transport, access.cryptocurrencyEmbedSettings),
  };
}

function createTab<T>({ call }: Pick<Transport, 'call'>, calls: settings.TabCalls<T>) {
  return {
    /**
     * Loads the settings of a tab.
     * @example
     * const general = await client.settings.general.get(businessId);
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(calls.get)({ params: { businessId } }, options)),
    /**
     * Updates all settings of a tab.
     * @example
     * await client.settings.general.update(businessId, { ...general, name: 'Shop' });
     */
    update: (businessId: number, changed: T, options?: CallOptions) =>
      unwrap(call(calls.put)({ params: { businessId }, body: changed }, options)),
  };
}
