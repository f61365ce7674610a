import { TransactionError } from '@billfold/core';

/** Refusal of a plan whose addresses differ from those that were shown: the dialog shows them by now. */
export class AddressesChangedError extends TransactionError {
  constructor() {
    super('fee_changed', {
      messages: ['The addresses changed after your review. Nothing was signed.'],
    });
  }
}
