import { byteOrderMark, formatCsvRow } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { SentFile } from '../http/send-file.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { nowOf } from '../platform/server-platform.ts';
import { cellsOfCustomer, customerHeader } from './customer-table.ts';
import { type FilteredCustomers, loadPage } from './list-customers.ts';
import { presentCustomers } from './present-customers.ts';

const limit = 500;

/** Exports the filtered customers of a business as a CSV file, the newest first. */
export function exportCustomers(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  filtered: FilteredCustomers,
): SentFile {
  async function* rows() {
    yield byteOrderMark + formatCsvRow(customerHeader);
    let after: CustomerRow | undefined;
    for (;;) {
      const page = await loadPage(db, filtered, { after, limit });
      const customers = await presentCustomers(db, page);
      yield customers.map(cellsOfCustomer).map(formatCsvRow).join('');
      after = page.at(-1);
      if (page.length < limit) return;
    }
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `customers-${day}.csv`, content: rows() };
}
