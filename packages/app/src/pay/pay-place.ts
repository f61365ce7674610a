/** Page that is shown: of a payment, or of a link that creates one. */
export type PayPlace =
  | { readonly kind: 'payment'; readonly id: string }
  | { readonly kind: 'link'; readonly slug: string };

/** Reads the place from the path of the page; null where the path names nothing. */
export function readPayPlace(path: string): PayPlace | null {
  const [, slug] = /^\/pay\/link\/([^/]+)\/?$/i.exec(path) ?? [];
  if (slug !== undefined) return { kind: 'link', slug: decode(slug) };
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
