/** A network and the shape of its addresses. */
export interface AddressShape<N extends string> {
  readonly code: N;
  readonly addressPattern: RegExp;
}

/** Which other network's address `text` looks like; undefined if it looks like one of `own`. */
export function findResembledNetwork<N extends string>(
  text: string,
  own: N,
  shapes: readonly AddressShape<N>[],
): N | undefined {
  if (text.length > 128) return undefined;
  const matches = shapes.filter((shape) => shape.addressPattern.test(text));
  return matches.some((shape) => shape.code === own) ? undefined : matches[0]?.code;
}
