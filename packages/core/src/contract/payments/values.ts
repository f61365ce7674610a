import * as z from 'zod/mini';
import type { Schema } from '../schema.ts';
import { pageNumber } from '../values.ts';

/** A path with the one parameter `businessId`. */
export interface BusinessPath {
  readonly businessId: number;
}
/** Business ids are positive integers, unlike all other ids. */
export const businessId = (): Schema<number> => pageNumber(999_999_999);
export const businessPath = (): Schema<BusinessPath> =>
  z.strictObject({ businessId: businessId() });

/** A path with the business and one of its things. */
export interface BusinessItemPath extends BusinessPath {
  readonly id: string;
}

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
  | 'pyo'
  | 'inv'
  | 'trf'
  | 'lnk'
  | 'itm'
  | 'lin'
  | 'sch'
  | 'ntf';

/** The code of a fiat currency or of an asset, such as `EUR` or `BTC`. */
export const currency = (): Schema<string> => z.string().check(z.regex(/^[A-Z]{2,10}$/));

/** Free text without a shape, up to `maximum` characters. */
export const freeText = (maximum: number): Schema<string> => z.string().check(z.maxLength(maximum));

export const httpsUrl = (): Schema<string> =>
  z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s/]+/i));
