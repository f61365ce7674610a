import { SigningError, TransactionError } from '../../../errors/error-kinds.ts';

/** Creates the error for a payment of the server that is not the one that was entered. */
export function anotherPayment(): SigningError {
  return new SigningError('signer_unavailable', {
    messages: ['The server answered with another payment than you entered. Nothing was signed.'],
  });
}

/** Creates the error for a fee above the reviewed one. */
export function feeChanged(): TransactionError {
  return new TransactionError('fee_changed', {
    messages: ['The fee changed after your review. Review the new numbers.'],
  });
}
