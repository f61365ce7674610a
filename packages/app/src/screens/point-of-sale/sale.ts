import { type Decimal, formatAmount, parseAmount, sanitizeAmountInput } from '@billfold/core';
import type { CreateBusinessPayment, PaymentLine, SaleItem } from '@billfold/core/payments';
import { formatSum } from '../payments/format-sum.ts';
import { decimalsOfPrice } from '../payments/priced-currencies.ts';
import { readPrice } from '../payments/read-price.ts';

/** Tips that are chosen with one press, as percentages. */
export const tipPercents = [5, 10, 15] as const;

/** Tip of a sale: none, a percentage, or an amount as it is typed. */
export interface Tip {
  readonly kind: 'none' | 'percent' | 'custom';
  readonly percent: number;
  readonly custom: string;
}

/** Sale at the counter, until the next one. */
export interface Sale {
  /** Currency of all amounts, from the first one on; that of the business until then. */
  readonly currency: string | null;
  /** Amount as it is typed on the keypad. */
  readonly entry: string;
  readonly items: readonly PaymentLine[];
  readonly tip: Tip;
  /** Idempotency key: the same sale creates one payment, however often it is charged. */
  readonly key: string;
  /** Payment that the customer is asked for; null while the sale can still be changed. */
  readonly paymentId: string | null;
}

export const emptySale: Sale = {
  currency: null,
  entry: '',
  items: [],
  tip: { kind: 'none', percent: 10, custom: '' },
  key: '',
  paymentId: null,
};

export const mostItems = 50;
export const mostOfAnItem = 9_999;
const mostWholeDigits = 9;
const longestDescription = 200;
const longestMetadata = 500;

/** Reports whether a sale asks for nothing yet. */
export function isEmptySale({ entry, items, tip }: Sale): boolean {
  return entry === '' && items.length === 0 && tip.kind === 'none';
}

/** Returns the typed amount after a key of the keypad or a change of its text. */
export function typeAmount(before: string, text: string, currency: string): string {
  const after = sanitizeAmountInput(before, text, decimalsOfPrice(currency));
  const plain = after.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  const [whole = ''] = plain.split('.');
  return whole.length > mostWholeDigits ? before : plain;
}

/** Amounts of a sale in the smallest unit of its currency. */
export interface SaleSums {
  readonly subtotal: bigint;
  readonly tip: bigint;
  readonly total: bigint;
}

/** Adds up a sale exactly; a percentage of it is rounded half up. */
export function addUpSale(sale: Sale, currency: string): SaleSums {
  const lines = sale.items.reduce((sum, item) => sum + unitsOfItem(item, currency), 0n);
  const subtotal = lines + unitsOfEntry(sale, currency);
  const added = unitsOfTip(sale.tip, subtotal, currency);
  return { subtotal, tip: added, total: subtotal + added };
}

/** Returns the typed amount, in the smallest unit of the currency; zero while it is none. */
export function unitsOfEntry({ entry }: Pick<Sale, 'entry'>, currency: string): bigint {
  return typedUnits(entry, currency);
}

/** Returns what all of an item costs, in the smallest unit of the currency. */
export function unitsOfItem({ quantity, unitPrice }: PaymentLine, currency: string): bigint {
  return BigInt(quantity) * parseAmount(unitPrice, decimalsOfPrice(currency));
}

/** Formats units of a currency as a sum, such as `$12.00`. */
export function formatUnits(units: bigint, currency: string): string {
  return formatSum({ amount: amountOf(units, currency), currency });
}

/** Returns how often a saved item is in a sale, and if there is no room for one more. */
export function countOfSaved(
  { items }: Pick<Sale, 'items'>,
  saved: SaleItem,
): { readonly count: number; readonly isFull: boolean } {
  const count = items.find(isLineOf(saved))?.quantity ?? 0;
  return { count, isFull: count === 0 ? items.length >= mostItems : count >= mostOfAnItem };
}

/** Returns the items of a sale with one more of a saved item. */
export function withSaved({ items }: Pick<Sale, 'items'>, saved: SaleItem): readonly PaymentLine[] {
  const at = items.findIndex(isLineOf(saved));
  if (at === -1) return [...items, { label: saved.name, quantity: 1, unitPrice: priceOf(saved) }];
  return items.map((item, index) =>
    index === at ? { ...item, quantity: item.quantity + 1 } : item,
  );
}

/** Lines have no id: those of one name and price are the same thing to customer and merchant. */
const isLineOf = (saved: SaleItem) => {
  const unitPrice = priceOf(saved);
  return (line: PaymentLine): boolean => line.label === saved.name && line.unitPrice === unitPrice;
};

/** Price of a saved item as lines have it, without zeros at its end. */
function priceOf({ price: { amount, currency } }: SaleItem): Decimal {
  return readPrice(amount, currency) ?? amount;
}

function unitsOfTip(tip: Tip, subtotal: bigint, currency: string): bigint {
  switch (tip.kind) {
    case 'none':
      return 0n;
    case 'percent':
      return (subtotal * BigInt(tip.percent) + 50n) / 100n;
    case 'custom':
      return typedUnits(tip.custom, currency);
    default:
      return tip.kind satisfies never;
  }
}

function typedUnits(text: string, currency: string): bigint {
  const amount = readPrice(text, currency);
  return amount === null ? 0n : parseAmount(amount, decimalsOfPrice(currency));
}

function amountOf(units: bigint, currency: string): Decimal {
  return formatAmount(units, decimalsOfPrice(currency));
}

/** Names for what has none, in the language of the member. */
export interface SaleWords {
  readonly otherAmount: string;
  readonly tip: string;
}

/** Returns the request of the payment of a sale; null where there is nothing to pay. */
export function requestOfSale(
  sale: Sale,
  currency: string,
  words: SaleWords,
): CreateBusinessPayment | null {
  const { subtotal, tip, total } = addUpSale(sale, currency);
  if (total === 0n) return null;
  const items = sale.items.map(({ label, quantity }) =>
    quantity === 1 ? label : `${quantity} × ${label}`,
  );
  const typed = unitsOfEntry(sale, currency);
  if (items.length > 0 && typed > 0n) items.push(words.otherAmount);
  if (items.length > 0 && tip > 0n) items.push(words.tip);
  const listed = sale.items.map(
    ({ label, quantity, unitPrice }) => `${quantity} × ${label} (${unitPrice})`,
  );
  return {
    price: { amount: amountOf(total, currency), currency },
    ...(items.length > 0 && { description: cutAt(items.join(', '), longestDescription) }),
    metadata: {
      source: 'point-of-sale',
      ...(tip > 0n && { subtotal: amountOf(subtotal, currency), tip: amountOf(tip, currency) }),
      ...(listed.length > 0 && { items: cutAt(listed.join(', '), longestMetadata) }),
    },
  };
}

function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  // Without the first half of a character that needs two.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
