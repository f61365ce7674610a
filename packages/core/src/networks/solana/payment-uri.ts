import type { FindToken, PaymentUriCodec, RequestedToken, UriParts } from '../payment-request.ts';
import { getNetwork } from '../registry.ts';
import {
  type AmountBounds,
  paymentUriError,
  readBoundedAmount,
  requestMemo,
  requestText,
  requireKnownParameters,
  requireToken,
  singleParameter,
  writeBoundedAmount,
  writeQuery,
} from '../uri-parts.ts';

const solana = /* @__PURE__ */ getNetwork('SOL');

/**
 * Transfer requests. A `reference`, by which a shop finds the transaction, is written as often as there are
 * references. A request that is read may have any number of them, which are left out.
 * @see Solana Pay specification, transfer request
 */
export const solanaPaymentUri: PaymentUriCodec = {
  namesTokens: true,
  namesReferences: true,
  parse(uri, _chain, findToken) {
    requirePlainTransfer(uri);
    const token = readToken(uri, findToken);
    const amount = singleParameter(uri, 'amount');
    // Stricter than amounts elsewhere: the standard wants a digit on both sides of the point.
    if (amount !== null && !/^\d+(?:\.\d+)?$/.test(amount))
      throw paymentUriError('The amount of this payment request is not valid.', {
        reason: 'request.amount',
      });
    return {
      address: uri.path,
      amount: readBoundedAmount(amount, boundsOf(token)),
      token,
      label: requestText(singleParameter(uri, 'label')),
      message: requestText(singleParameter(uri, 'message')),
      memo: requestMemo(singleParameter(uri, 'memo'), solana.memo),
    };
  },
  format: ({ address, amount, token, references, label, message, memo }) =>
    `solana:${address}${writeQuery({
      amount: writeBoundedAmount(amount, boundsOf(token)),
      'spl-token': token?.contract ?? null,
      reference: references,
      label: requestText(label),
      message: requestText(message),
      memo: requestMemo(memo, solana.memo),
    })}`,
};

function requirePlainTransfer(uri: UriParts): void {
  if (/^https?:/i.test(uri.path))
    throw paymentUriError('This payment request asks a web site what to sign, which is not safe.', {
      reason: 'request.webSite',
    });
  requireKnownParameters(uri, ['amount', 'spl-token', 'label', 'message', 'memo', 'reference']);
}

function readToken(uri: UriParts, findToken: FindToken): RequestedToken | null {
  const mint = singleParameter(uri, 'spl-token');
  return mint === null ? null : requireToken(mint, findToken);
}

/** Token accounts count in `u64` as the native asset does. */
function boundsOf(token: RequestedToken | null): AmountBounds {
  const { decimals } = token ?? solana;
  return { decimals, maximum: solana.model.maximumAmount };
}
