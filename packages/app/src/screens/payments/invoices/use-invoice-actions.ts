import { type Business, isPermitted, type LinkInvoice } from '@billfold/core/payments';
import { useState } from 'react';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

export interface ActedInvoice {
  readonly business: Business;
  readonly invoice: LinkInvoice;
}

const closed = ['PAID', 'REFUNDED', 'CANCELLED'];

/** Derives what a member can do with an invoice, and does it. */
export function useInvoiceActions({ business, invoice }: ActedInvoice) {
  const { id, livemode, status, reminders, isPaused, isStopped } = invoice;
  const { state, make } = useInvoiceChange(business);
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const [isCancelling, setIsCancelling] = useState(false);
  const isOpen = !closed.includes(status);
  const mayChange = isOpen && isPermitted(business.role, 'create-payments', livemode);
  return {
    ...{ state, mayChange, isCancelling, setIsCancelling },
    // Nothing more reaches a customer who stopped these emails.
    maySend: mayChange && !isStopped,
    hasReminders: reminders.length > 0,
    send: async () => {
      const isDone = await make({
        call: ({ linkInvoices }, businessId) =>
          linkInvoices.send(businessId, id, { idempotencyKey }),
        said: 'linkInvoices.sent',
      });
      if (isDone) renewKey();
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
