import { type AccountAsset, losesFunds, parseAmount, validateAddress } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';
import { fill, type RefusalText, whole } from '../refusal-texts/refusal-text.ts';
import { findMemoFault } from '../sends/create/memo-of.ts';
import type { ReadLines, RefusedLine } from './read-lines.ts';

/** Line that can be paid, with its address in the usual form. */
export interface CheckedLine {
  readonly line: number;
  readonly address: string;
  readonly units: bigint;
  readonly memo: string | null;
  readonly reference: string | null;
}

export interface LineCheck {
  readonly businessId: number;
  readonly asset: AccountAsset;
  readonly read: ReadLines;
  readonly acceptDuplicates: boolean;
}

/**
 * Checks every line of a payout, and refuses all of them with each fault that one has.
 * @throws {ApiError} 400 PAYOUT_LINES_INVALID
 */
export async function checkLines(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  { businessId, asset, read, acceptDuplicates }: LineCheck,
): Promise<readonly CheckedLine[]> {
  const { chain } = chains.get(requireServed(asset.network));
  const checked = read.lines.map((line) => {
    const address = validateAddress(asset.network, line.address, chain);
    const isPayable = address.valid && !losesFunds(address.flags);
    const amount = readAmount(asset, line.amount);
    return { ...line, address: isPayable ? address.normalized : null, amount };
  });
  const own = await findOwn(
    db,
    businessId,
    checked.flatMap(({ address }) => address ?? []),
  );
  const refused: RefusedLine[] = [...read.refused];
  const lines: CheckedLine[] = [];
  const firsts = new Map<string, number>();
  for (const { line, address, amount, memo, reference } of checked) {
    const refuse = (field: RefusedLine['field'], code: string, message: RefusalText) =>
      refused.push({ line, field, code, message });
    if (address === null) refuse('address', 'ADDRESS_INVALID', unpayableAddress(asset.network));
    else if (own.has(address))
      refuse('address', 'ADDRESS_IS_OWN', 'This address belongs to your business.');
    if (typeof amount !== 'bigint') refuse('amount', amount.code, amount.message);
    const memoFault = findMemoFault(asset.network, memo);
    if (memoFault !== null) refuse('memo', 'MEMO_INVALID', memoFault);
    if (reference !== null && reference.length > mostReference)
      refuse(
        'reference',
        'TOO_LONG',
        fill('A reference has at most {count} characters.', { count: mostReference }),
      );
    if (address === null || typeof amount !== 'bigint') continue;
    const key = JSON.stringify([address, String(amount), memo, reference]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, line);
    else if (!acceptDuplicates)
      refuse(
        'line',
        'DUPLICATE',
        fill('This line repeats line {line}. Accept duplicates to pay both.', { line: first }),
      );
    lines.push({ line, address, units: amount, memo: memo || null, reference });
  }
  if (refused.length > 0) throw linesInvalid(refused);
  return lines;
}

const mostReference = 100;

interface AmountFault {
  readonly code: string;
  readonly message: RefusalText;
}

/** Reads an amount in main units; refuses what is not exact. */
function readAmount({ decimals, minimumAmount, symbol }: AccountAsset, text: string) {
  const [, fraction = ''] = text.split('.');
  if (!/^\d{1,40}(\.\d+)?$/.test(text))
    return fault('AMOUNT_INVALID', 'Write the amount in digits with a point, such as 12.50.');
  if (fraction.length > decimals)
    return fault(
      'TOO_MANY_DECIMALS',
      fill('{symbol} has at most {count} decimals.', { symbol, count: decimals }),
    );
  const units: bigint = parseAmount(text, decimals);
  if (units === 0n) return fault('AMOUNT_INVALID', 'An amount is above zero.');
  if (units >= parseAmount(minimumAmount, decimals)) return units;
  return fault(
    'AMOUNT_BELOW_MINIMUM',
    fill('An amount is at least {amount} {symbol}.', { amount: minimumAmount, symbol }),
  );
}

const fault = (code: string, message: RefusalText): AmountFault => ({ code, message });

/** Finds those of the addresses that receive money of the business itself. */
async function findOwn(
  db: Db,
  businessId: number,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ address: addresses.address })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(and(isAnyTextOf(addresses.address, texts), eq(accounts.businessId, businessId)));
  return new Set(rows.map(({ address }) => address));
}

function linesInvalid(refused: readonly RefusedLine[]): ApiError {
  const lines = refused.toSorted((a, b) => a.line - b.line);
  const count = new Set(lines.map(({ line }) => line)).size;
  const [first] = lines;
  const problemText = whole(first?.message ?? 'Not possible now');
  return new ApiError(400, 'PAYOUT_LINES_INVALID', {
    message: 'Check the lines',
    errors: [
      fill(
        '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}',
        { count, line: first?.line ?? 0, problemText },
      ),
    ],
    current: (write) => ({
      lines: lines.map((line) => ({ ...line, message: write(line.message) })),
    }),
  });
}
