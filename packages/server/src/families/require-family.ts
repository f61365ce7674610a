/** A value that names its family: fees, a keyring, a plan or the model of a network. */
interface Tagged {
  readonly family: string;
}

/**
 * Returns `value` as that of `family`. All values of one network are of one family, so a mismatch is
 * a mistake in the registry of networks.
 * @throws {TypeError}
 */
export function requireFamily<T extends Tagged, F extends T['family']>(
  value: T,
  family: F,
): Extract<T, { readonly family: F }> {
  if (isOfFamily(value, family)) return value;
  throw new TypeError(`Expected a network of the family ${family}, not of ${value.family}.`);
}

function isOfFamily<T extends Tagged, F extends T['family']>(
  value: T,
  family: F,
): value is Extract<T, { readonly family: F }> {
  return value.family === family;
}
