import type { Decimal } from '../../money/decimal.ts';
import type { FindToken, PaymentUriCodec, RequestedToken, UriParts } from '../payment-request.ts';
import { getNetwork } from '../registry.ts';
import {
  type AmountBounds,
  boundUnits,
  parseRequestedAmount,
  paymentUriError,
  readBoundedAmount,
  requestMemo,
  requireKnownParameters,
  requireToken,
  singleParameter,
  writeQuery,
} from '../uri-parts.ts';

const ton = /* @__PURE__ */ getNetwork('TON');

/**
 * Transfer links: under a scheme of their own, which is also what is written, and as web links of
 * the wallets that most people have. A name or a purpose of the payment has no place in them. Of a
 * token (`jetton`, its minter) the amount is in units of that token.
 * @see TON documentation, deep links
 */
export const tonPaymentUri: PaymentUriCodec = {
  namesTokens: true,
  namesReferences: false,
  parse(uri, _chain, findToken) {
    const address = readAddress(uri);
    // `bin` and `init` call and deploy contracts, `exp` ends at a time that may have passed.
    requireKnownParameters(uri, ['amount', 'text', 'jetton']);
    const token = readToken(uri, findToken);
    return {
      address,
      amount: readUnits(singleParameter(uri, 'amount'), boundsOf(token)),
      token,
      label: null,
      message: null,
      memo: requestMemo(singleParameter(uri, 'text'), ton.memo),
    };
  },
  format: ({ address, amount, token, memo }) =>
    `ton://transfer/${address}${writeQuery({
      amount: writeUnits(amount, boundsOf(token)),
      jetton: token?.contract ?? null,
      text: requestMemo(memo, ton.memo),
    })}`,
};

function readAddress({ scheme, path }: UriParts): string {
  const link = scheme === 'ton' ? /^transfer\/([^/]+)\/?$/i : webLink;
  const [, address] = link.exec(path) ?? [];
  if (address === undefined)
    throw paymentUriError('This is not a payment request.', { reason: 'request.none' });
  return address;
}

/** Tonkeeper and Tonhub. */
const webLink = /^(?:app\.tonkeeper|tonhub)\.com\/transfer\/([^/]+)\/?$/i;

function readToken(uri: UriParts, findToken: FindToken): RequestedToken | null {
  const minter = singleParameter(uri, 'jetton');
  return minter === null ? null : requireToken(minter, findToken);
}

/** Jettons are counted in the same type as the native asset. @see TEP-74 */
function boundsOf(token: RequestedToken | null): AmountBounds {
  const { decimals } = token ?? ton;
  return { decimals, maximum: ton.model.maximumAmount };
}

function readUnits(text: string | null, bounds: AmountBounds): Decimal | null {
  return text === null ? null : boundUnits(parseRequestedAmount(text, 0), bounds);
}

function writeUnits(amount: Decimal | null, bounds: AmountBounds): string | null {
  const exact = readBoundedAmount(amount, bounds);
  return exact && BigInt(exact.replace('.', '')).toString();
}
