import type { PaymentUriCodec } from '../payment-request.ts';
import { getNetwork } from '../registry.ts';
import {
  paymentUriError,
  readBoundedAmount,
  requestText,
  requireKnownParameters,
  singleParameter,
  writeBoundedAmount,
  writeQuery,
} from '../uri-parts.ts';

const tron = /* @__PURE__ */ getNetwork('TRX');

const bounds = { decimals: tron.decimals, maximum: tron.model.maximumAmount };

/**
 * A convention that wallets share, in the manner of BIP-21: Tron has no standard for payment URIs.
 * Whatever is not known is refused, because some wallets name a token to be paid instead.
 */
export const tronPaymentUri: PaymentUriCodec = {
  namesTokens: false,
  namesReferences: false,
  parse(uri) {
    if (uri.parameters.has('token'))
      throw paymentUriError('This payment request is for an unsupported token.', {
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
