import {
  exportLabels,
  exportTransactions,
  importLabels,
  updateNote,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { exportOwnedTransactions } from './export-transactions.ts';
import { updateOwnedNote } from './update-note.ts';
import { exportOwnedLabels, importOwnedLabels } from './wallet-labels.ts';

/** Binds the calls that edit notes and labels, and those that export records. */
export function bindRecordRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.signedIn(updateNote)(({ principal: { userId }, params, body }) =>
    updateOwnedNote(db, { userId, ...params }, body),
  );
  bind.file(exportTransactions)(({ principal: { userId }, params, query }) =>
    exportOwnedTransactions(context, { userId, ...params }, query),
  );
  bind.file(exportLabels)(({ principal: { userId }, params }) =>
    exportOwnedLabels(context, { userId, ...params }),
  );
  bind.signedIn(importLabels)(({ principal: { userId }, params, body }) =>
    importOwnedLabels(db, { userId, ...params }, body),
  );
}
