import { type AccountAsset, estimateTime, getNetwork, toDecimal } from '@billfold/core';
import { orderAssets } from '@billfold/core/internal';
import type { BusinessDetail, Checkout, CheckoutSettings } from '@billfold/core/payments';

/** Moments of a payment that the preview shows. */
export const previewStates = ['choose', 'details', 'paid', 'expired'] as const;
export type PreviewState = (typeof previewStates)[number];

export interface SampleFacts {
  readonly state: PreviewState;
  readonly business: Pick<
    BusinessDetail,
    'name' | 'logoUrl' | 'website' | 'supportEmail' | 'defaultCurrency'
  >;
  readonly settings: CheckoutSettings;
  readonly accepted: readonly AccountAsset[];
  /** Minutes to pay in an asset. */
  readonly windowOf: (asset: AccountAsset) => number;
  /** Texts of the example, such as its order. */
  readonly order: string;
}

const at = new Date(0);
const none = toDecimal('0');

/** Creates a payment of nobody, as the checkout page would be given it. */
export function sampleCheckout({
  state,
  business,
  settings,
  accepted,
  windowOf,
  order,
}: SampleFacts): Checkout {
  const { name, logoUrl, website, supportEmail, defaultCurrency } = business;
  const price = {
    amount: toDecimal(defaultCurrency === 'JPY' ? '2500' : '25.00'),
    currency: defaultCurrency,
  };
  const asksDetails = state === 'details';
  return {
    ...{ id: 'preview', refundState: 'NONE', flags: [], orderId: order, description: null },
    ...statusOf(state),
    merchant: {
      ...{ name, logoUrl, website, supportEmail },
      ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
    },
    ...{ lines: [], price, credited: state === 'paid' ? price.amount : none },
    paidElsewhere: null,
    assets: orderAssets(settings.assetOrder, accepted, ({ id }) => id).map((asset) => ({
      ...{ asset: asset.symbol, network: asset.network, estimate: null, feeHint: null },
      ...{ minutesHint: minutesOf(asset.network), windowMinutes: windowOf(asset) },
      ...{ enabled: true, reason: null },
    })),
    defaultAsset: settings.defaultAsset,
    ...{
      selected: null,
      method: null,
      due: null,
      seen: none,
      remaining: null,
      isRestTooSmall: false,
      overBy: none,
      refunded: none,
      ...{ refunds: [], pendingRefund: null, unmatched: [] },
    },
    ...{ confirmations: null, transfers: [], expiresAt: null, serverTime: at },
    actions: state === 'choose' ? ['SELECT'] : asksDetails ? ['SELECT', 'SET_CUSTOMER'] : [],
    ...{ redirectUrl: website, cancelUrl: null, language: null, emailLanguage: 'en' },
    ...{ email: null, receiptNumber: null },
    sendsReceipt: settings.sendsReceipts,
    redirectAfterSeconds: null,
    collect: {
      email: asksDetails ? settings.collectEmail : 'NO',
      name: settings.collectName,
      fields: settings.fields,
    },
    detailsMissing: asksDetails,
    ...{ successText: settings.successText, expiredText: settings.expiredText },
    ...{ showsFiat: settings.showsFiat, appearance: settings.theme },
    theme: settings.brandColor === null ? {} : { brand: settings.brandColor },
    ...{ sandbox: false, simulated: false, sequence: 0 },
  };
}

function statusOf(state: PreviewState): Pick<Checkout, 'status' | 'paidState' | 'displayStatus'> {
  switch (state) {
    case 'paid':
      return { status: 'COMPLETED', paidState: 'PAID', displayStatus: 'Completed' };
    case 'expired':
      return { status: 'EXPIRED', paidState: 'UNPAID', displayStatus: 'Expired' };
    default:
      return { status: 'CREATED', paidState: 'UNPAID', displayStatus: 'Created' };
  }
}

/** Usual minutes until a payment on a network is confirmed. */
function minutesOf(network: AccountAsset['network']): number {
  const { confirmations, minutesPerConfirmation } = getNetwork(network);
  const { hours, minutes } = estimateTime(confirmations.available, minutesPerConfirmation);
  return hours * 60 + minutes;
}
