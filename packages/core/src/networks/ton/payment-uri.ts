import type { Decimal } from '../../money/decimal.ts';
import { boundUnits, readBoundedAmount } from '../bounded-amount.ts';
import { requireKnownParameters } from '../known-parameters.ts';
import type { PaymentUriCodec } from '../payment-request.ts';
import { paymentUriError } from '../payment-uri-error.ts';
import { requestMemo } from '../request-memo.ts';
import { parseRequestedAmount } from '../requested-amount.ts';
import { singleParameter, type UriParts } from '../uri-parts.ts';
import { writeQuery } from '../write-query.ts';
import { ton } from './network.ts';

const bounds = { decimals: ton.decimals, maximum: ton.model.maximumAmount };

/**
 * Transfer links: under a scheme of their own, which is also what is written, and as web links of
 * the wallets that most people have. A name or a purpose of the payment has no place in them.
 * @see TON documentation, deep links
 */
export const tonPaymentUri: PaymentUriCodec = {
  schemes: ['ton', 'https'],
  parse(uri) {
    const address = readAddress(uri);
    if (uri.parameters.has('jetton'))
      throw paymentUriError('This payment request is for a token that is not known here.');
    // `bin` and `init` call and deploy contracts, `exp` ends at a time that may have passed.
    requireKnownParameters(uri, ['amount', 'text']);
    return {
      address,
      amount: readNanotons(singleParameter(uri, 'amount')),
      label: null,
      message: null,
      memo: requestMemo(singleParameter(uri, 'text'), ton.memo),
    };
  },
  format: ({ address, amount, memo }) =>
    `ton://transfer/${address}${writeQuery({
      amount: writeNanotons(amount),
      text: requestMemo(memo, ton.memo),
    })}`,
};

function readAddress({ scheme, path }: UriParts): string {
  const link = scheme === 'ton' ? /^transfer\/([^/]+)\/?$/i : webLink;
  const [, address] = link.exec(path) ?? [];
  if (address === undefined) throw paymentUriError('This is not a payment request.');
  return address;
}

/** Tonkeeper and Tonhub. */
const webLink = /^(?:app\.tonkeeper|tonhub)\.com\/transfer\/([^/]+)\/?$/i;

function readNanotons(text: string | null): Decimal | null {
  return text === null ? null : boundUnits(parseRequestedAmount(text, 0), bounds);
}

function writeNanotons(amount: Decimal | null): string | null {
  const exact = readBoundedAmount(amount, bounds);
  return exact && BigInt(exact.replace('.', '')).toString();
}
