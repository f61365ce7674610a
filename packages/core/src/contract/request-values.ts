import * as z from 'zod/mini';
import { findCurrencyScope } from '../assets/find-currency-scope.ts';
import { findNamedAsset, listAssetNames } from '../assets/find-named-asset.ts';
import { type Decimal, isDecimal } from '../money/decimal.ts';
import { type Network, networkCodes } from '../networks/network-codes.ts';
import { plainDigits } from './plain-digits.ts';
import type { Schema } from './schema.ts';
import {
  type AccountPath,
  decimal,
  decimalRule,
  type PageQuery,
  pageNumber,
  uuid,
  type WalletPath,
} from './values.ts';

export const walletPath = (): Schema<WalletPath> => z.strictObject({ walletId: uuid() });

export const accountPath = (): Schema<AccountPath> =>
  z.strictObject({ walletId: uuid(), accountId: uuid() });

/** `true` or `false` written in a query string. */
export const flag = (): Schema<boolean> =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
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
export const currencyCode = (): Schema<string> =>
  z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code of ISO 4217, such as USD'));

/** BCP 47, such as `en` or `pt-BR`. */
export const localeTag = (): Schema<string> =>
  z
    .string()
    .check(
      z.maxLength(35),
      z.regex(
        /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
        'must be a language tag of BCP 47, such as en or pt-BR',
      ),
    );

/** Field of a request that may be null; leaving it out means null. */
export const orNull = <T>(inner: Schema<T>): Schema<T | null> =>
  z._default(z.nullable(inner), null);

/** Amount in main units: exact text, or a number of at most 15 digits, which becomes exact text here. */
export const amount = (): Schema<Decimal> =>
  z.union(
    [
      decimal(),
      z.pipe(
        z.number(),
        z.transform((value: number, context) => {
          const text = plainDigits(value);
          if (text !== null && isDecimal(text)) return text;
          context.issues.push({ code: 'custom', input: value, message: decimalRule });
          return z.NEVER;
        }),
      ),
    ],
    { error: ({ input }) => (input === undefined ? 'is required' : decimalRule) },
  );

const dateRule =
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00';
const dayMs = 86_400_000;
const isPlainDate = (text: string): boolean => text.length === 10;

const dateText = (): Schema<string> =>
  z.union([z.iso.date(), z.iso.datetime({ offset: true }), unescapedOffset()], dateRule);

/** A time whose plus is a space, as in a query string that nobody has escaped. */
const unescapedOffset = (): Schema<string> =>
  z.pipe(
    z.string().check(
      z.regex(/^\S+ \d\d:\d\d$/),
      z.overwrite((text: string) => text.replace(' ', '+')),
    ),
    z.iso.datetime({ offset: true }),
  );

/** Time of a request; a plain date means the start of that day in UTC. */
export const moment = (): Schema<Date> =>
  z.pipe(
    dateText(),
    z.transform((text: string) => new Date(text)),
  );

/** Exclusive end of a period; a plain date includes all of that day in UTC. */
export const endOfPeriod = (): Schema<Date> =>
  z.pipe(
    dateText(),
    z.transform((text: string) => {
      const at = new Date(text);
      return isPlainDate(text) ? new Date(at.getTime() + dayMs) : at;
    }),
  );

/** `cryptoCurrencyType` of a filter, in capitals; empty selects everything. @see findCurrencyScope */
export const currencyFilter = (): Schema<string> =>
  z.pipe(
    currencyText(),
    z.transform((name: string, context) => {
      if (name !== '' && findCurrencyScope(name) === undefined)
        context.issues.push({ code: 'custom', input: name, message: currencyRule });
      return name.toUpperCase();
    }),
  );

/** `cryptoCurrencyType` of a new account, parsed to the network that holds it. */
export const currencyNetwork = (): Schema<Network> =>
  z.pipe(
    currencyText(),
    z.transform((name: string, context) => {
      const [network] = findCurrencyScope(name)?.networks ?? [];
      if (network !== undefined) return network;
      context.issues.push({ code: 'custom', input: name, message: currencyRule });
      return z.NEVER;
    }),
  );

const currencyRule = `must be one of ${networkCodes.join(', ')}, the symbol of an asset, or an asset identifier such as ETH_TETHER`;

const currencyText = (): Schema<string> =>
  z.string().check(z.maxLength(128), z.meta({ examples: ['BTC', 'USDT', 'ETH_TETHER'] }));

/** Name of an asset in a request, parsed to the id of that asset. @see findNamedAsset */
export const assetName = (): Schema<string> =>
  z.pipe(
    z.string().check(z.maxLength(128), z.meta({ examples: ['BTC', 'USDT@ETH', 'ETH_TETHER'] })),
    z.transform((name: string, context) => {
      const asset = findNamedAsset(name);
      if (asset !== undefined) return asset.id;
      const names = listAssetNames().join(', ');
      context.issues.push({
        code: 'custom',
        input: name,
        message: `must be one of ${names}, the code of a network, or an asset identifier such as ETH_TETHER`,
      });
      return z.NEVER;
    }),
  );

/** Origin of a page: scheme, host and port. */
export const origin = (): Schema<string> =>
  z
    .string()
    .check(
      z.maxLength(253),
      z.regex(
        /^https?:\/\/[a-z0-9.[\]:-]+$/,
        'must be an origin without a path, such as https://shop.example',
      ),
    );
