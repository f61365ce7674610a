import { formatAmount, parseAmount } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import type { CreatePaymentLink, PaymentLine, UpdatePaymentLink } from '@billfold/core/payments';
import { midnight } from '@billfold/react/internal';
import { decimalsOfPrice } from './priced-currencies.ts';
import { readPrice } from './read-price.ts';

export const linkKinds = ['FIXED', 'LINES', 'OPEN'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Fields that a link keeps changing with. */
export type LinkTextFields = Readonly<
  Record<'title' | 'description' | 'dueAt' | 'maxUses' | 'redirectUrl', string>
>;
export type LinkSumFields = Readonly<
  Record<'currency' | 'price' | 'minPrice' | 'maxPrice', string>
>;
/** A line as it is typed. */
export interface TypedLine {
  readonly label: string;
  readonly quantity: string;
  readonly unitPrice: string;
}
export type LinkField = keyof LinkTextFields | 'price' | 'minPrice' | 'maxPrice' | 'lines';

export const emptyLine: TypedLine = { label: '', quantity: '1', unitPrice: '' };

interface Read<T> {
  readonly invalid: InvalidFields<LinkField>;
  readonly value: T;
}

/** Reads the fields that every link has. */
export function readLinkTexts(fields: LinkTextFields): Read<UpdatePaymentLink & { title: string }> {
  const [title = '', description, maxUses, redirectUrl] = [
    ...[fields.title, fields.description, fields.maxUses, fields.redirectUrl],
  ].map((text) => text.trim());
  const isCount = !maxUses || (/^\d{1,7}$/.test(maxUses) && isInRange(Number(maxUses)));
  const isUrl = !redirectUrl || /^https?:\/\/[^\s/]+/i.test(redirectUrl);
  return {
    invalid: {
      ...(title === '' && { title: 'paymentLink.title.missing' as const }),
      ...(!isCount && { maxUses: 'paymentLink.maxUses.invalid' as const }),
      ...(!isUrl && { redirectUrl: 'paymentLink.redirectUrl.invalid' as const }),
    },
    value: {
      title,
      description: description || null,
      // The whole day is still in time.
      dueAt: fields.dueAt === '' ? null : midnight(fields.dueAt, 1),
      maxUses: maxUses ? Number(maxUses) : null,
      redirectUrl: redirectUrl || null,
    },
  };
}

const isInRange = (count: number): boolean => count >= 1 && count <= 1_000_000;

type Sum = Pick<CreatePaymentLink, 'price' | 'minPrice' | 'maxPrice' | 'lines'>;

/** Reads what is to be paid by a link. */
export function readLinkSum(
  kind: LinkKind,
  { currency, price, minPrice, maxPrice }: LinkSumFields,
  typed: readonly TypedLine[],
): Read<Sum> {
  if (kind === 'LINES') {
    const lines = typed.map((line) => readLine(line, currency));
    const read = lines.flatMap((line) => line ?? []);
    const isFine = read.length === typed.length && read.length > 0;
    return {
      invalid: isFine ? {} : { lines: 'paymentLink.lines.missing' },
      value: { lines: read },
    };
  }
  const missing = 'paymentLink.amount.missing';
  if (kind === 'FIXED') {
    const amount = readPrice(price, currency);
    return { invalid: amount === null ? { price: missing } : {}, value: { price: amount } };
  }
  const least = minPrice.trim() === '' ? null : readPrice(minPrice, currency);
  const most = maxPrice.trim() === '' ? null : readPrice(maxPrice, currency);
  const isLow = least !== null && most !== null && parseAmount(most, 18) < parseAmount(least, 18);
  return {
    invalid: {
      ...(minPrice.trim() !== '' && least === null && { minPrice: missing }),
      ...(maxPrice.trim() !== '' && most === null && { maxPrice: missing }),
      ...(isLow && { maxPrice: 'paymentLink.maxPrice.low' as const }),
    },
    value: { minPrice: least, maxPrice: most },
  };
}

function readLine({ label, quantity, unitPrice }: TypedLine, currency: string): PaymentLine | null {
  const price = readPrice(unitPrice, currency);
  const count = /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : 0;
  if (label.trim() === '' || count < 1 || count > 100_000 || price === null) return null;
  return { label: label.trim(), quantity: count, unitPrice: price };
}

/** Adds up the typed lines that can be read, in the currency of the link. */
export function sumOfLines(typed: readonly TypedLine[], currency: string): string {
  const decimals = decimalsOfPrice(currency);
  const sum = typed.reduce((total, line) => {
    const read = readLine({ ...line, label: line.label || '-' }, currency);
    return read === null
      ? total
      : total + BigInt(read.quantity) * parseAmount(read.unitPrice, decimals);
  }, 0n);
  const text = formatAmount(sum, decimals);
  const [whole = '0', fraction = ''] = text.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(Math.min(decimals, 2), '0')}`;
}
