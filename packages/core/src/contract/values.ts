import * as z from 'zod/mini';
import { type Decimal, type SignedDecimal, toDecimal } from '../money/decimal.ts';
import { type Network, networkCodes } from '../networks/network-codes.ts';
import type { Schema } from './schema.ts';

export type { SignedDecimal } from '../money/decimal.ts';

export const decimalRule = 'must be an exact decimal in plain digits, such as 0.015';

/** Exact decimal text; the pattern goes into JSON Schema, the transform brands it. */
export const decimal = (): Schema<Decimal> =>
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,77})(\.\d{1,36})?$/, decimalRule)),
    z.transform((text: string) => toDecimal(text)),
  );

export const signedDecimal = (): Schema<SignedDecimal> =>
  z.string().check(z.regex(/^-?(0|[1-9]\d{0,77})(\.\d{1,36})?$/));

/** The one codec on the wire. */
export const date = (): Schema<Date> =>
  z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (at) => at.toISOString(),
  });

export const uuid = (): Schema<string> => z.uuid();

export const email = (): Schema<string> => z.string().check(z.trim(), z.maxLength(254), z.email());

export const network = (): Schema<Network> => z.enum(networkCodes);

/** Text without surrounding white space, 1 to `maximum` characters. */
export const label = (maximum: number): Schema<string> =>
  z.string().check(
    z.overwrite((text: string) => text.replaceAll(directionMarks, '')),
    z.trim(),
    z.minLength(1),
    z.maxLength(maximum),
  );

/** Unseen marks that turn round what stands after them: our own words around a name. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** An answer without a body (204). */
export const nothing = (): Schema<null> => z.null();

/** A path with the one parameter `walletId`. */
export interface WalletPath {
  readonly walletId: string;
}

export interface AccountPath extends WalletPath {
  readonly accountId: string;
}

/**
 * Envelope `{data}` of the auth and payments services: see "Envelopes" in docs/decisions/api.md.
 */
export interface Data<T> {
  readonly data: T;
}
export const data = <T>(inner: Schema<T>): Schema<Data<T>> => z.object({ data: inner });

/** One page of a list of the auth and payments services; `page` counts from 1. */
export interface DataPage<T> extends Data<readonly T[]> {
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number };
}
export const dataPage = <T>(item: Schema<T>): Schema<DataPage<T>> =>
  z.object({
    data: z.readonly(z.array(item)),
    meta: z.object({ page: z.int(), pageSize: z.int(), total: z.int() }),
  });

/** One page of a list of the wallet service; `page` counts from 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
export const page = <T>(item: Schema<T>): Schema<Page<T>> =>
  z.object({
    items: z.readonly(z.array(item)),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });

const pageRule = (maximum: number): string => `must be a whole number from 1 to ${maximum}`;

/** A whole number written in a query string, from 1 to `maximum`. */
export const pageNumber = (maximum: number): Schema<number> =>
  z.pipe(
    z.union(
      [z.int(), z.string().check(z.regex(/^[1-9]\d{0,8}$/, pageRule(maximum)))],
      pageRule(maximum),
    ),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(1, pageRule(maximum)), z.maximum(maximum, pageRule(maximum))),
    ),
  );

/** Page of a list, for calls without filters. */
export interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

/** A file that is downloaded. */
export const file = (): Schema<File> => z.file();
