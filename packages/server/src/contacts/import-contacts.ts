import type { ContactFields, ImportContacts, ImportedContacts } from '@billfold/core/contract';
import { contactFields } from '@billfold/core/contract/requests';
import { type CsvRecord, parseCsv } from '@billfold/core/internal';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { contacts } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { lockUser } from '../users/user-store.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { readContact } from './contact-fields.ts';
import { type ContactAuthor, tellOfAddedContacts, tellOfMovedContacts } from './contact-notice.ts';
import { refuseTooManyContacts, toContacts } from './contact-store.ts';
import { loadTakenNames } from './former-contacts.ts';

const header = ['name', 'network', 'address', 'memo'];

/**
 * Adds the contacts of a CSV file. Refused rows are named by their line; known contacts are not
 * changed, and a row whose name stood for another address is marked.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED for a file of another format; 409 TOO_MANY_CONTACTS
 */
export async function importOwnedContacts(
  context: ServiceContext,
  { walletId, ...author }: ContactAuthor & { readonly walletId: string },
  { csv }: ImportContacts,
): Promise<ImportedContacts> {
  const { db, platform } = context;
  await refuseForeignWallet(db, { userId: author.principal.userId, walletId });
  const refused: { line: number; message: string }[] = [];
  const rows: NewRow[] = [];
  const createdAt = nowOf(platform);
  for (const record of readRecords(csv))
    try {
      rows.push({ id: platform.newId(), walletId, ...readRow(context, record), createdAt });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({
        line: record.line,
        message: author.caller.language.refusal(error.texts).errors.join(' '),
      });
    }
  const imported = rows.length === 0 ? 0 : await insertRows(context, { walletId, ...author }, rows);
  return { imported, known: rows.length - imported, refused };
}

type NewRow = ContactFields & Pick<typeof contacts.$inferSelect, 'id' | 'walletId' | 'createdAt'>;

/**
 * Inserts the rows that are not known, all or none, and returns their number.
 * @throws {ApiError} 409 TOO_MANY_CONTACTS
 */
async function insertRows(
  context: ServiceContext,
  { walletId, ...author }: ContactAuthor & { readonly walletId: string },
  rows: readonly NewRow[],
): Promise<number> {
  const { db, platform } = context;
  return db.transaction(async (tx) => {
    await lockUser(tx, author.principal.userId);
    const isTaken = await loadTakenNames(tx, platform, { walletId });
    const marked = rows.map((row) => ({
      ...row,
      addressChangedAt: isTaken(row) ? row.createdAt : null,
    }));
    const added = await tx.insert(contacts).values(marked).onConflictDoNothing().returning();
    await refuseTooManyContacts(tx, author.principal.userId);
    const all = await toContacts(tx, added);
    const moved = all.filter((row) => row.addressChangedAt !== null);
    await tellOfMovedContacts(tx, context, author, { walletId, moved });
    await tellOfAddedContacts(tx, context, author, { walletId, added: all });
    return added.length;
  });
}

function readRecords(csv: string): readonly CsvRecord[] {
  const records = parseCsv(csv);
  const [first, ...rest] = records ?? [];
  const names = first?.cells.map((cell) => cell.trim().toLowerCase());
  if (names?.join() !== header.join())
    throw fieldRefused('csv', {
      message: fill('The first line must be {columns}', { columns: header.join() }),
    });
  if (rest.length > mostRows)
    throw fieldRefused('csv', {
      message: fill('At most {count} contacts at once', { count: mostRows }),
    });
  return rest;
}

/** Most rows of one insert statement. */
const mostRows = 5_000;

function readRow(context: ServiceContext, { cells }: CsvRecord) {
  const [name, network = '', address, memo = ''] = cells;
  const parsed = z.safeParse(contactFields(), {
    name,
    network: network.trim().toUpperCase(),
    address,
    memo: memo.trim() === '' ? null : memo,
  });
  if (cells.length > header.length || !parsed.success) throw fieldRefused('csv', { message: odd });
  return readContact(context, parsed.data);
}

const odd: RefusalText = "This isn't a valid contact.";
