import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const screens = [
  'account/account-screen.tsx',
  'accounts/accounts-screen.tsx',
  'contacts/contacts-screen.tsx',
  'new-wallet/new-wallet-screen.tsx',
  'portfolio/portfolio-screen.tsx',
  'settings/wallet-settings-screen.tsx',
  'transaction/transaction-screen.tsx',
  'transactions/transactions-screen.tsx',
];

/** Every file of ours that `file` needs before it can be drawn; what is imported on demand is not among them. */
function neededBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export|\}) [^;]*?from '(\.[^']+)';$/gm))
    neededBy(join(dirname(file), from), known);
  return known;
}

test.each(screens)(
  '%s comes without another screen, and without the code of a dialog',
  (screen) => {
    const files = [...neededBy(join(root, screen))].map((file) => relative(root, file));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => screens.includes(file))).toEqual([screen]);
    expect(files.filter((file) => /-surface\.tsx$/.test(file))).toEqual([]);
  },
);
