/** Payment on the checkout page of a host. */
export interface CheckoutLinkParts {
  /** Such as `https://pay.example.com`. */
  readonly origin: string;
  readonly paymentId: string;
}

/**
 * Reads the link of a checkout page, `{origin}/pay/{payment id}`; null for any other text. Leaves out what follows
 * the id, and takes no link with a user name.
 */
export function readCheckoutLink(text: string): CheckoutLinkParts | null {
  const [, start, paymentId] =
    /^(https?:\/\/[^/?#\s\\@]{1,255})\/pay\/(pay_[a-z2-7]{26})\/?(?:[?#]\S{0,500})?$/i.exec(
      text.trim(),
    ) ?? [];
  if (start === undefined || paymentId === undefined || !URL.canParse(start)) return null;
  return { origin: new URL(start).origin, paymentId: paymentId.toLowerCase() };
}
