import type { PaymentLine } from '@billfold/core/payments';
import { readPrice } from '../payments/read-price.ts';
import { emptySale, mostOfAnItem, type Sale, type Tip } from './sale.ts';

/** Reads a sale out of the storage of the tab; an empty one where it is none. */
export function readStoredSale(text: string | undefined): Sale {
  const stored = parse(text);
  if (!isRecord(stored)) return emptySale;
  const { currency, entry, items, tip, key, paymentId } = stored;
  const isWhole =
    (currency === null || typeof currency === 'string') &&
    typeof entry === 'string' &&
    Array.isArray(items) &&
    typeof key === 'string' &&
    (paymentId === null || typeof paymentId === 'string');
  if (!isWhole || !isTip(tip)) return emptySale;
  const read = items.map((item) => readItem(item, currency ?? ''));
  const known = read.flatMap((item) => item ?? []);
  return known.length === read.length
    ? { currency, entry, items: known, tip, key, paymentId }
    : emptySale;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readItem(item: unknown, currency: string): PaymentLine | null {
  if (!isRecord(item)) return null;
  const { label, quantity, unitPrice } = item;
  const price = typeof unitPrice === 'string' ? readPrice(unitPrice, currency) : null;
  if (typeof label !== 'string' || typeof quantity !== 'number' || price === null) return null;
  const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOfAnItem;
  return isCount ? { label, quantity, unitPrice: price } : null;
}

function isTip(value: unknown): value is Tip {
  if (!isRecord(value)) return false;
  const { kind, percent, custom } = value;
  return (
    (kind === 'none' || kind === 'percent' || kind === 'custom') &&
    Number.isInteger(percent) &&
    typeof custom === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
