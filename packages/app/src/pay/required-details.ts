import type { Checkout } from '@billfold/core/payments';

/** Reports whether the business asks for something before anything is paid. */
export function needsDetails({ actions, collect, email }: DetailFacts): boolean {
  if (!actions.includes('SET_CUSTOMER')) return false;
  return collect.fields.length > 0 || (collect.email === 'REQUIRED' && email === null);
}

/**
 * Reports whether an email can be added later, for the receipt that is sent to it. The answers to fields of the business are asked
 * for together with it, before the payment.
 */
export function takesEmail(checkout: ReceiptFacts): boolean {
  return canTellByEmail(checkout) && checkout.collect.fields.length === 0;
}

/** Reports whether a payer who gave no email can give one, to be told what the business decides. */
export function canTellByEmail({ actions, collect, email, sendsReceipt }: ReceiptFacts): boolean {
  return (
    sendsReceipt && actions.includes('SET_CUSTOMER') && collect.email !== 'NO' && email === null
  );
}

type DetailFacts = Pick<Checkout, 'actions' | 'collect' | 'email'>;
type ReceiptFacts = Pick<Checkout, 'sendsReceipt'> & DetailFacts;
