import { type AnyBillfoldError, type Decimal, isErrorCode, toDecimal } from '@billfold/core';
import type { RefusedPayoutLine } from '@billfold/core/payments';

/** Fault of one line of a file. */
export type RefusedLine = Pick<RefusedPayoutLine, 'line' | 'field' | 'code' | 'message'>;

/** Lines that the service refuses; none for another refusal. */
export function refusedLines(error: AnyBillfoldError | null): readonly RefusedLine[] {
  const lines = currentOf(error, 'payout_lines_invalid')?.['lines'];
  return Array.isArray(lines) ? lines.filter(isRefusedLine) : [];
}

/** Funds that an account lacks to pay a payout, and where to send them. */
export interface MissingFunds {
  readonly asset: string;
  readonly native: string;
  /** Null where the account has many. */
  readonly address: string | null;
  readonly missing: Decimal;
  readonly nativeMissing: Decimal;
}

/** Reads what is missing from a refusal; null for another one. */
export function missingFunds(error: AnyBillfoldError | null): MissingFunds | null {
  const current = currentOf(error, 'funds_missing');
  if (current === undefined) return null;
  const text = (name: string): string => {
    const value = current[name];
    return typeof value === 'string' ? value : '';
  };
  const amount = (name: string): Decimal =>
    toDecimal(/^\d+(\.\d+)?$/.test(text(name)) ? text(name) : '0');
  return {
    ...{ asset: text('asset'), native: text('native'), address: text('address') || null },
    ...{ missing: amount('missing'), nativeMissing: amount('nativeMissing') },
  };
}

/** Reports whether a refusal is about the lines of a payout or the funds for them. */
export function isAboutLines(error: AnyBillfoldError): boolean {
  return refusedLines(error).length > 0 || missingFunds(error) !== null;
}

function currentOf(
  error: AnyBillfoldError | null,
  code: string,
): Readonly<Record<string, unknown>> | undefined {
  if (!isErrorCode(error, 'api') || error.serverCode !== code) return undefined;
  return isRecord(error.current) ? error.current : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRefusedLine(value: unknown): value is RefusedLine {
  if (!isRecord(value)) return false;
  const { line, field, code, message } = value;
  const texts = [field, code, message];
  return typeof line === 'number' && texts.every((text) => typeof text === 'string');
}
