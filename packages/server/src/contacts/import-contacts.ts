import type { ImportContacts, ImportedContacts } from '@billfold/core/contract';
import { contactFields } from '@billfold/core/contract/requests';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { type CsvRecord, parseCsv } from '../csv/parse-csv.ts';
import type { Db } from '../db/open-database.ts';
import { contacts } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { lockUser } from '../users/user-store.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { readContact } from './contact-fields.ts';
import { refuseTooManyContacts } from './contact-store.ts';

const header = ['name', 'network', 'address', 'memo'];

/**
 * Adds the contacts of a CSV file. Rows that cannot be taken are named by their line; what is known
 * already stays as it is.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED for what is no such file; 409 TOO_MANY_CONTACTS
 */
export async function importOwnedContacts(
  context: ServiceContext,
  owner: WalletOwner,
  { csv }: ImportContacts,
): Promise<ImportedContacts> {
  const { db, platform } = context;
  const { walletId } = owner;
  await refuseForeignWallet(db, owner);
  const refused: { line: number; message: string }[] = [];
  const rows = [];
  const createdAt = nowOf(platform);
  for (const record of readRecords(csv))
    try {
      rows.push({ id: platform.newId(), walletId, ...readRow(context, record), createdAt });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ line: record.line, message: error.errors[0] ?? error.message });
    }
  const imported = rows.length === 0 ? 0 : await insert(db, owner.userId, rows);
  return { imported, known: rows.length - imported, refused };
}

/** Inserts the rows that are not known yet, all or none. @throws {ApiError} 409 TOO_MANY_CONTACTS */
async function insert(
  db: Db,
  userId: string,
  rows: (typeof contacts.$inferInsert)[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const added = await tx
      .insert(contacts)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: contacts.id });
    await refuseTooManyContacts(tx, userId);
    return added.length;
  });
}

function readRecords(csv: string): readonly CsvRecord[] {
  const records = parseCsv(csv);
  const [first, ...rest] = records ?? [];
  const names = first?.cells.map((cell) => cell.trim().toLowerCase());
  if (names?.join() !== header.join())
    throw fieldRefused('csv', { message: `The first line must be ${header.join()}` });
  if (rest.length > mostRows)
    throw fieldRefused('csv', { message: `At most ${mostRows} contacts at once` });
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

const odd = 'This line is no contact.';
