/** A network and the shape of its addresses. */
export interface AddressShape<N extends string> {
  readonly code: N;
  readonly addressPattern: RegExp;
}

/**
 * Finds the other network whose addresses `text` resembles; undefined if it resembles one of `own`.
 */
export function findResembledNetwork<N extends string>(
  text: string,
  own: N,
  shapes: readonly AddressShape<N>[],
): N | undefined {
  if (text.length > 128) return undefined;
  const isLike = ({ addressPattern }: AddressShape<N>) => addressPattern.test(text);
  if (shapes.some((shape) => shape.code === own && isLike(shape))) return undefined;
  return shapes.find(isLike)?.code;
}
