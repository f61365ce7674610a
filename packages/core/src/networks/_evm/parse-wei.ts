import { toBaseUnits } from '../../money/base-units.ts';
import { type Decimal, toDecimal } from '../../money/decimal.ts';
import { paymentUriError } from '../uri-parts.ts';

/**
 * A number of base units as main units, null for none: a whole number, also in scientific notation
 * (`2.014e18`), which the standard recommends.
 * @throws {ValidationError} `payment_uri_invalid` for parts of a base unit, or over 256 bits
 * @see EIP-681 `number`
 */
export function parseWei(
  text: string | null,
  asset: { readonly decimals: number },
): Decimal | null {
  if (text === null) return null;
  const match = /^\+?(?=[\d.])(\d*)(?:\.(\d+))?(?:e(\d{1,3}))?$/i.exec(text);
  const [, whole = '', fraction = '', exponent = '0'] = match ?? [];
  const zeros = Number(exponent) - fraction.length;
  if (!match || zeros < 0)
    throw paymentUriError('The amount of this payment request is not valid.', {
      reason: 'request.amount',
    });
  const wei = BigInt(whole + fraction) * 10n ** BigInt(zeros);
  if (wei >= 2n ** 256n)
    throw paymentUriError('This payment request asks for more than there is.', {
      reason: 'request.tooMuch',
    });
  return toDecimal(toBaseUnits(wei), asset);
}
