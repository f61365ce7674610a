import * as z from 'zod/mini';
import type { Schema } from '../schema.ts';
import { pageNumber } from '../values.ts';

/** A path with the one parameter `businessId`. */
export interface BusinessPath {
  readonly businessId: number;
}
/** Business ids are positive integers, unlike all others. */
export const businessId = (): Schema<number> => pageNumber(999_999_999);
export const businessPath = (): Schema<BusinessPath> =>
  z.strictObject({ businessId: businessId() });

/** A path with the business and one of its things. */
export interface BusinessItemPath extends BusinessPath {
  readonly id: string;
}
export const businessItemPath = (prefix: IdPrefix) => (): Schema<BusinessItemPath> =>
  z.strictObject({ businessId: businessId(), id: publicId(prefix) });

export type IdPrefix =
  | 'pay'
  | 'ref'
  | 'cus'
  | 'evt'
  | 'whk'
  | 'whd'
  | 'key'
  | 'rep'
  | 'mem'
  | 'swp'
  | 'lnk';
/** An id that names its kind, such as `pay_01J…`. */
export const publicId = (prefix: IdPrefix): Schema<string> =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[\\w-]{8,64}$`)));

/** The code of a fiat currency or of an asset, such as `EUR` or `BTC`. */
export const currency = (): Schema<string> => z.string().check(z.regex(/^[A-Z]{2,10}$/));

/** An asset and where it is: `BTC`, `USDT@TRX`. */
export const assetOnNetwork = (): Schema<string> =>
  z.string().check(z.regex(/^[A-Z]{2,10}(@[A-Z]{2,5})?$/));

/** A day or an instant of ISO 8601, as text: in queries nothing else travels. */
export const instantText = (): Schema<string> => z.union([z.iso.date(), z.iso.datetime()]);

/** Free text without a shape, up to `maximum` characters. */
export const freeText = (maximum: number): Schema<string> => z.string().check(z.maxLength(maximum));

export const httpsUrl = (): Schema<string> =>
  z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s/]+/i));
