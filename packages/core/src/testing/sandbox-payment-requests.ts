import type {
  OpenPaymentRequest,
  PaymentRequest,
  RequestAssets,
} from '../contract/transactions/payment-requests.ts';
import { toDecimal } from '../money/decimal.ts';
import { readCheckoutLink } from '../payment-uri/read-checkout-link.ts';
import { FakeRefusal } from './fake-services.ts';
import { sandboxId } from './sandbox-accounts.ts';

const addresses = {
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;

/**
 * Opens a request of the fake services. The last letter of the payment's id says how it goes: `b` asks for 0.01 BTC,
 * `e` for 20 USDT on Ethereum, `x` has expired, `p` is paid, and `n` waits for the choice of one of those two. Only
 * `pay.example.com` is verified.
 */
export function sandboxRequest(
  { link: text, assetId: chosen }: OpenPaymentRequest,
  now: Date,
): PaymentRequest {
  const link = readCheckoutLink(text);
  if (link === null) throw refused('REQUEST_LINK_REFUSED');
  if (link.origin !== 'https://pay.example.com') throw refused('REQUEST_NOT_VERIFIED');
  const kind = link.paymentId.at(-1) ?? '';
  const refusal = refusals[kind];
  if (refusal !== undefined && (kind !== 'n' || chosen === undefined)) throw refused(refusal);
  const isToken = kind === 'e' || chosen === 'USDT@ETH';
  const [network, assetId, amount] = isToken
    ? (['ETH', 'USDT@ETH', toDecimal('20.00')] as const)
    : (['BTC', 'BTC', toDecimal('0.01000000')] as const);
  return {
    ...{ id: sandboxId(7, isToken ? 2 : 1), host: 'pay.example.com' },
    ...{ orderId: 'A-1001', price: { amount: toDecimal('20.00'), currency: 'EUR' } },
    ...{ businessName: 'Corner Shop', network, assetId, address: addresses[network] },
    ...{ memo: null, amount, isTest: true },
    expiresAt: new Date(now.getTime() + 15 * 60_000),
  };
}

/** Lists the assets of a payment of the fake services that waits for the choice of one. */
export function sandboxRequestAssets(text: string): RequestAssets {
  if (readCheckoutLink(text)?.paymentId.at(-1) !== 'n') throw refused('REQUEST_NOT_FOUND');
  return {
    ...{ host: 'pay.example.com', businessName: 'Corner Shop', orderId: 'A-1001' },
    price: { amount: toDecimal('20.00'), currency: 'EUR' },
    assets: [
      { assetId: 'BTC', network: 'BTC', estimate: toDecimal('0.01000000') },
      { assetId: 'USDT@ETH', network: 'ETH', estimate: toDecimal('20.00') },
      { assetId: 'TRX', network: 'TRX', estimate: null },
    ],
  };
}

const refusals: Readonly<Partial<Record<string, string>>> = {
  x: 'REQUEST_EXPIRED',
  p: 'REQUEST_PAID',
  n: 'METHOD_NOT_CHOSEN',
};

const refused = (code: string): FakeRefusal => new FakeRefusal(409, { code });
