import { join } from 'node:path';

/** Imports of a module, as a bundler knows them. */
interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type FindModule = (id: string) => ModuleImports | null;

const source = join(import.meta.dirname, 'src');
/** Modules that draw the dialogs, by the name of the style text. */
const dialogs: Readonly<Record<string, string>> = {
  send: 'dialogs/send/send-surface.tsx',
  receive: 'dialogs/receive/receive-surface.tsx',
  'add-account': 'dialogs/add-account/add-account-surface.tsx',
  contacts: 'dialogs/contacts/contacts-surface.tsx',
  'deposit-addresses': 'dialogs/deposit-addresses/deposit-addresses-surface.tsx',
  'reset-password': 'dialogs/reset-password/reset-password-surface.tsx',
  scanner: 'dialogs/scanner/scanner-surface.tsx',
  swap: 'dialogs/swap/swap-unavailable-surface.tsx',
};
const starts: Readonly<Record<string, readonly string[]>> = {
  // The notification centre is the only screen without a frame that loads styles.
  provider: ['provider/wallet-provider.tsx', 'screens/notification-centre/notification-centre.tsx'],
  screens: ['screens.ts'],
};
const ends = new Set(Object.values(dialogs).map((file) => join(source, file)));

/**
 * Lists the modules that a style text needs, each after all that it imports, so that a rule comes after
 * those which it overrides. Stops at other dialogs, which load texts of their own.
 */
export function listSheets(name: string, findModule: FindModule): readonly string[] {
  const dialog = dialogs[name];
  const files = dialog === undefined ? starts[name] : [dialog];
  if (files === undefined) throw new Error(`No module draws the style text ${name}.`);
  const roots = files.map((file) => join(source, file));
  if (name === 'provider') roots.push(...publicParts(findModule));
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || (ends.has(id) && !roots.includes(id))) return;
    seen.add(id);
    const found = findModule(id);
    for (const next of found?.importedIds ?? []) visit(next);
    for (const next of found?.dynamicallyImportedIds ?? []) visit(next);
    ordered.add(id);
  };
  roots.forEach(visit);
  return [...ordered];
}

/** Parts that a host can draw anywhere in the tree, such as a picker. */
function publicParts(findModule: FindModule): readonly string[] {
  const found = findModule(join(source, 'index.ts'))?.importedIds ?? [];
  return found.filter((id) => id.startsWith(join(source, 'ui')));
}
