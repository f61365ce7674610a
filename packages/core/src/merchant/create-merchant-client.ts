import { unwrap } from '../client/unwrap.ts';
import { merchantApiVersion } from '../contract/merchant/api-version.ts';
import { pingMerchant } from '../contract/merchant/prices.ts';
import { type CallOptions, createTransport } from '../http/transport.ts';
import { browserPlatform } from '../platform/browser.ts';
import { createMerchantCustomers } from './customers.ts';
import { createMerchantEvents } from './events.ts';
import { createMerchantPayments } from './payments.ts';
import { createMerchantPrices } from './prices.ts';
import { createMerchantRefunds } from './refunds.ts';
import { createMerchantWebhooks } from './webhooks.ts';

/** Options of a merchant client: the key and the address are required. */
export interface MerchantClientOptions {
  /** Secret key, `bf_test_sk_…` or `bf_live_sk_…`, for servers only. */
  readonly apiKey: string;
  /** Origin of the deployment, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
}
/** Calls of the merchant API, by area. */
export type MerchantClient = ReturnType<typeof createMerchantClient>;

/**
 * Creates a client of the merchant API. Calls that create or move something send an idempotency
 * key: pass your own to repeat a call safely, such as after a lost response.
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const price = { amount: toDecimal('19.90'), currency: 'EUR' };
 * const { checkoutUrl } = await merchant.payments.create({ price, orderId: 'A-1001' });
 */
export function createMerchantClient(options: MerchantClientOptions) {
  const transport = createTransport({
    platform: browserPlatform({ fetch: versioned(options.fetch ?? globalThis.fetch) }),
    baseUrl: options.baseUrl,
    getAccessToken: () => options.apiKey,
    // A refused key is the error of the call; there is no session to end.
    onUnauthorized: () => undefined,
  });
  return {
    payments: createMerchantPayments(transport),
    refunds: createMerchantRefunds(transport),
    customers: createMerchantCustomers(transport),
    prices: createMerchantPrices(transport),
    events: createMerchantEvents(transport),
    webhooks: createMerchantWebhooks(transport),
    /**
     * Checks the key, and loads its business and mode.
     * @example
     * const { livemode } = await merchant.ping();
     */
    ping: (call?: CallOptions) => unwrap(transport.call(pingMerchant)({}, call)),
  };
}

function versioned(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('billfold-version', merchantApiVersion);
    return fetch(request);
  };
}
