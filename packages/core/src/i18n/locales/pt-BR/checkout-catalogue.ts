import type { PartialMessages } from '../../text-areas.ts';

/** Texts of the checkout page, which a payer loads without the others. */
export const checkoutCatalogue: PartialMessages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<PartialMessages>(
      './{checkout,checkoutHash,checkoutLink,checkoutParts,checkoutReceipt,checkoutResult,checkoutTest,common,invoiceEmails,payment-status,primitives,provider,recipient,refundClaim,validation}.json',
      { import: 'default', eager: true },
    ),
  ),
);
