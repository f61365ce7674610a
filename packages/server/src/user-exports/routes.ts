import { createUserExport, downloadUserExport, listUserExports } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { singleDataPage } from '../platform/single-page.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { beginOwnExport } from './begin-own-export.ts';
import { listExportsOf, loadContent } from './user-export-store.ts';

export function bindUserExportRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.signedIn(listUserExports)(async ({ principal }) =>
    singleDataPage(await listExportsOf(db, principal.userId, nowOf(platform))),
  );
  bind.signedIn(createUserExport)((call) => beginOwnExport(context, call));
  bind.file(downloadUserExport)(async ({ principal, caller, params }) => {
    const { id: userId } = await requireStepUp(context, { principal, caller }, {});
    const owned = { userId, exportId: params.id, now: nowOf(platform) };
    const content = await loadContent(db, owned);
    if (content === undefined) throw notFound('export');
    return { name: 'billfold-data.zip', content: once(content) };
  });
}

async function* once(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
