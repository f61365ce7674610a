import { readBoundedAmount, writeBoundedAmount } from '../bounded-amount.ts';
import { requireKnownParameters } from '../known-parameters.ts';
import type { PaymentUriCodec } from '../payment-request.ts';
import { paymentUriError } from '../payment-uri-error.ts';
import { requestText } from '../request-text.ts';
import { singleParameter } from '../uri-parts.ts';
import { writeQuery } from '../write-query.ts';
import { tron } from './network.ts';

const bounds = { decimals: tron.decimals, maximum: tron.model.maximumAmount };

/**
 * A convention that wallets share, in the manner of BIP-21: Tron has no standard for payment URIs.
 * Whatever is not known is refused, because some wallets name a token to be paid instead.
 */
export const tronPaymentUri: PaymentUriCodec = {
  namesTokens: false,
  parse(uri) {
    if (uri.parameters.has('token'))
      throw paymentUriError('This payment request is for a token that is not known here.', {
        reason: 'request.unknownToken',
      });
    requireKnownParameters(uri, ['amount', 'label', 'message']);
    return {
      address: uri.path,
      amount: readBoundedAmount(singleParameter(uri, 'amount'), bounds),
      token: null,
      label: requestText(singleParameter(uri, 'label')),
      message: requestText(singleParameter(uri, 'message')),
      memo: null,
    };
  },
  format: ({ address, amount, label, message }) =>
    `tron:${address}${writeQuery({
      amount: writeBoundedAmount(amount, bounds),
      label: requestText(label),
      message: requestText(message),
    })}`,
};
