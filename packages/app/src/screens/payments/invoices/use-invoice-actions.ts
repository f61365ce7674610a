import { type Business, isPermitted, type LinkInvoice } from '@billfold/core/payments';
import { useState } from 'react';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

export interface ActedInvoice {
  readonly business: Business;
  readonly invoice: LinkInvoice;
}

/** Reports whether the link of an invoice can still be paid by. */
export const isPayable = ({ status }: Pick<LinkInvoice, 'status'>): boolean =>
  status !== 'PAID' && status !== 'REFUNDED' && status !== 'CANCELLED';

/** Derives what a member can do with an invoice, and does it. */
export function useInvoiceActions({ business, invoice }: ActedInvoice) {
  const { id, livemode, reminders, isPaused, isStopped } = invoice;
  const { state, make } = useInvoiceChange(business);
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const [isCancelling, setIsCancelling] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const mayChange = isPayable(invoice) && isPermitted(business.role, 'create-payments', livemode);
  return {
    ...{ state, mayChange, isCancelling, setIsCancelling, isSending, setIsSending },
    // Nothing more reaches a customer who stopped these emails.
    maySend: mayChange && !isStopped,
    hasReminders: reminders.length > 0,
    send: async () => {
      const isDone = await make({
        call: ({ linkInvoices }, businessId) =>
          linkInvoices.send(businessId, id, { idempotencyKey }),
        said: 'linkInvoices.sent',
      });
      if (!isDone) return;
      renewKey();
      setIsSending(false);
    },
    togglePause: async () => {
      await make({
        call: ({ linkInvoices }, businessId) =>
          linkInvoices.update(businessId, id, { isPaused: !isPaused }),
        said: isPaused ? 'linkInvoices.resumed' : 'linkInvoices.paused',
      });
    },
    cancel: async () => {
      const isDone = await make({
        call: ({ linkInvoices }, businessId) => linkInvoices.cancel(businessId, id),
        said: 'linkInvoices.cancelled',
      });
      if (isDone) setIsCancelling(false);
    },
  };
}
