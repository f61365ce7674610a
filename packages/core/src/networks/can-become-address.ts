import type { NetworkDefinition } from './network.ts';

/** Longer than any address, in characters. */
const longest = 100;

/**
 * Tells whether `text` can be the beginning of an address or of a payment URI of the network, so that it
 * may still be completed. True also for some texts that no address begins with.
 */
export function canBecomeAddress(
  text: string,
  { addressPattern, paymentSchemes }: Pick<NetworkDefinition, 'addressPattern' | 'paymentSchemes'>,
): boolean {
  const lower = text.toLowerCase();
  if (paymentSchemes.some((scheme) => `${scheme}:`.startsWith(lower.slice(0, scheme.length + 1))))
    return true;
  if (text.length > longest) return false;
  // The alphabet of every network has the digit 1.
  const fill = Array.from({ length: longest - text.length + 1 }, (_, count) => '1'.repeat(count));
  return fill.some((rest) => addressPattern.test(text + rest));
}
