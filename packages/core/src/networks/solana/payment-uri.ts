import { readBoundedAmount, writeBoundedAmount } from '../bounded-amount.ts';
import { requireKnownParameters } from '../known-parameters.ts';
import type { PaymentUriCodec } from '../payment-request.ts';
import { paymentUriError } from '../payment-uri-error.ts';
import { requestMemo } from '../request-memo.ts';
import { requestText } from '../request-text.ts';
import { singleParameter, type UriParts } from '../uri-parts.ts';
import { writeQuery } from '../write-query.ts';
import { solana } from './network.ts';

const bounds = { decimals: solana.decimals, maximum: solana.model.maximumAmount };

/**
 * Transfer requests. A `reference`, by which a shop finds the transaction, may be there any number
 * of times and is left out of it.
 * @see Solana Pay specification, transfer request
 */
export const solanaPaymentUri: PaymentUriCodec = {
  schemes: ['solana'],
  parse(uri) {
    requirePlainTransfer(uri);
    const amount = singleParameter(uri, 'amount');
    // Stricter than amounts elsewhere: the standard wants a digit on both sides of the point.
    if (amount !== null && !/^\d+(?:\.\d+)?$/.test(amount))
      throw paymentUriError('The amount of this payment request is not valid.');
    return {
      address: uri.path,
      amount: readBoundedAmount(amount, bounds),
      label: requestText(singleParameter(uri, 'label')),
      message: requestText(singleParameter(uri, 'message')),
      memo: requestMemo(singleParameter(uri, 'memo'), solana.memo),
    };
  },
  format: ({ address, amount, label, message, memo }) =>
    `solana:${address}${writeQuery({
      amount: writeBoundedAmount(amount, bounds),
      label: requestText(label),
      message: requestText(message),
      memo: requestMemo(memo, solana.memo),
    })}`,
};

function requirePlainTransfer(uri: UriParts): void {
  if (/^https?:/i.test(uri.path))
    throw paymentUriError('This payment request asks a web site what to sign, which is not safe.');
  if (uri.parameters.has('spl-token'))
    throw paymentUriError('This payment request is for a token that is not known here.');
  requireKnownParameters(uri, ['amount', 'label', 'message', 'memo', 'reference']);
}
