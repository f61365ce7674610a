/** Page that is shown: of a payment, of a link that creates one, of a refund, or of the emails with invoices. */
export type PayPlace =
  | { readonly kind: 'payment'; readonly id: string }
  | { readonly kind: 'link'; readonly slug: string }
  | { readonly kind: 'refund'; readonly token: string }
  | { readonly kind: 'invoice-emails'; readonly token: string };

/** Reads the place from the path of the page; null where the path names nothing. */
export function readPayPlace(path: string): PayPlace | null {
  const [, slug] = /^\/pay\/link\/([^/]+)\/?$/i.exec(path) ?? [];
  if (slug !== undefined) return { kind: 'link', slug: decode(slug) };
  const [, token] = /^\/refund\/([^/]+)\/?$/i.exec(path) ?? [];
  if (token !== undefined) return { kind: 'refund', token: decode(token) };
  const [, stopToken] = /^\/invoice-emails\/([^/]+)\/?$/i.exec(path) ?? [];
  if (stopToken !== undefined) return { kind: 'invoice-emails', token: decode(stopToken) };
  const [, id] = /^\/pay\/([^/]+)\/?$/i.exec(path) ?? [];
  return id === undefined ? null : { kind: 'payment', id: decode(id) };
}

/** Decodes a segment; one with a stray percent sign names nothing, as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
