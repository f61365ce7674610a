/**
 * Sanitizes text from a payment request for display: removes marks that change its direction and
 * broken characters; null when nothing is left.
 */
export function requestText(text: string | null): string | null {
  const plain = (text ?? '')
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  return plain === '' ? null : plain;
}
