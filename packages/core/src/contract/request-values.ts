import * as z from 'zod/mini';
import type { Schema } from './schema.ts';
import { type AccountPath, type PageQuery, pageNumber, uuid, type WalletPath } from './values.ts';

export const walletPath = (): Schema<WalletPath> => z.strictObject({ walletId: uuid() });

export const accountPath = (): Schema<AccountPath> =>
  z.strictObject({ walletId: uuid(), accountId: uuid() });

/** `true` or `false` written in a query string. */
export const flag = (): Schema<boolean> =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
  );

export const pageQuery = (): Schema<PageQuery> =>
  z.strictObject({ page: pageFields.page(), pageSize: pageFields.pageSize() });

/** The fields of `PageQuery`, for a query that has more. */
export const pageFields = {
  page: () => z.exactOptional(pageNumber(1_000_000)),
  pageSize: () => z.exactOptional(pageNumber(100)),
};

/** A token that came by mail. */
export const mailToken = (): Schema<string> => z.string().check(z.minLength(1), z.maxLength(256));

/** ISO 4217, such as `USD`. */
export const currencyCode = (): Schema<string> => z.string().check(z.regex(/^[A-Z]{3}$/));

/** BCP 47, such as `en` or `pt-BR`. */
export const localeTag = (): Schema<string> =>
  z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));
