import { lazy } from 'react';

/** Page of an id or slug that names nothing. */
export const LazyNotFound = lazy(async () => {
  const { NotFound } = await import('./not-found.tsx');
  return { default: NotFound };
});

async function loadFirstSteps() {
  const { FirstSteps } = await import('./first-steps.tsx');
  return { default: FirstSteps };
}

/** Explanation for those who pay with a coin for the first time, which is folded until it is asked for. */
export const LazyFirstSteps = lazy(loadFirstSteps);

/** Loads the explanation before it is asked for. A failure shows where it would stand. */
export function prefetchFirstSteps(): void {
  loadFirstSteps().catch(() => undefined);
}

/** Transactions that arrived, which most payers do not see before the whole price is there. */
export const LazyTransferList = lazy(async () => {
  const { TransferList } = await import('./transfer-list.tsx');
  return { default: TransferList };
});

/** Form of the payer's details, which most payments never show. */
export const LazyDetailsForm = lazy(async () => {
  const { DetailsForm } = await import('./details-form.tsx');
  return { default: DetailsForm };
});

/** Page of a payment link, which a payment that a shop created never shows. */
export const LazyLinkLoader = lazy(async () => {
  const { LinkLoader } = await import('./link-loader.tsx');
  return { default: LinkLoader };
});

/** Page of a refund, which no payment shows. */
export const LazyRefundLoader = lazy(async () => {
  const { RefundLoader } = await import('./refund/refund-loader.tsx');
  return { default: RefundLoader };
});

/** Page that stops emails with invoices, which no payment shows. */
export const LazyInvoiceEmailsPage = lazy(async () => {
  const { InvoiceEmailsPage } = await import('./invoice-emails/invoice-emails-page.tsx');
  return { default: InvoiceEmailsPage };
});

/** Receipt, which there is after the payment alone. */
export const LazyReceipt = lazy(async () => {
  const { Receipt } = await import('./receipt.tsx');
  return { default: Receipt };
});

/** Form of the hash of a transaction, which few payers need. */
export const LazyHashForm = lazy(async () => {
  const { HashForm } = await import('./hash-form.tsx');
  return { default: HashForm };
});

/** Notice of a transaction that arrived without naming the payment, which few payers get. */
export const LazyUnmatchedNotice = lazy(async () => {
  const { UnmatchedNotice } = await import('./unmatched-notice.tsx');
  return { default: UnmatchedNotice };
});

/** Notice of a transaction that brought nothing, which few payers get. */
export const LazyLostNotice = lazy(async () => {
  const { LostNotice } = await import('./lost-notice.tsx');
  return { default: LostNotice };
});

/** Loads the notices; before one is needed, too, as a part of a price can arrive where the network is slow. */
export const loadSendNotices = () => import('./send-notices.tsx');

/** Notices of what has happened to a payment that is open, which most payers never get. */
export const LazySendNotices = lazy(async () => {
  const { SendNotices } = await loadSendNotices();
  return { default: SendNotices };
});

/** Way to the shop for those who do not send the rest of a price. */
export const LazyStuckRest = lazy(async () => {
  const { StuckRest } = await loadSendNotices();
  return { default: StuckRest };
});

/** Ways to pay a test payment, which no customer sees. */
export const LazySandboxTools = lazy(async () => {
  const { SandboxTools } = await import('./sandbox-tools.tsx');
  return { default: SandboxTools };
});

/** Question before a payment is given up, which few payers are asked. */
export const LazyCancelQuestion = lazy(async () => {
  const { CancelQuestion } = await import('./cancel-question.tsx');
  return { default: CancelQuestion };
});

/** Form of another address for the receipt, which few payers need. */
export const LazyReceiptForm = lazy(async () => {
  const { ReceiptForm } = await import('./receipt-form.tsx');
  return { default: ReceiptForm };
});

/** Form of the address of another Billfold, which few payers have. */
export const LazyOtherWallet = lazy(async () => {
  const { OtherWallet } = await import('./other-wallet.tsx');
  return { default: OtherWallet };
});

async function loadPayCode() {
  const { PayCode } = await import('./pay-code.tsx');
  return { default: PayCode };
}

/** Code of a payment with the dialog that enlarges it, which a phone shows behind a press. */
export const LazyPayCode = lazy(loadPayCode);

/** Loads the code before it is asked for. A failure shows where the code would stand. */
export function prefetchPayCode(): void {
  loadPayCode().catch(() => undefined);
}
