import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'billfold-layers-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Files with one import each, and whether the rules allow it. */
const cases = [
  ['packages/core/src/errors/a.ts', '../money/decimal.ts', false],
  ['packages/core/src/platform/a.ts', '../state/store.ts', true],
  ['packages/core/src/platform/a2.ts', '../contract/auth.ts', false],
  ['packages/core/src/state/a.ts', '../flows/flow.ts', false],
  ['packages/core/src/state/a2.ts', 'valtio/vanilla', false],
  ['packages/core/src/state/store.ts', 'valtio/vanilla', true],
  ['packages/core/src/money/a.ts', '../networks/registry.ts', false],
  ['packages/core/src/networks/bitcoin/a.ts', '../../contract/values.ts', false],
  ['packages/core/src/networks/bitcoin/a2.ts', '../../money/decimal.ts', true],
  ['packages/core/src/networks/bitcoin/a3.ts', '../../assets/asset.ts', false],
  ['packages/core/src/assets/a.ts', '../networks/registry.ts', true],
  ['packages/core/src/assets/a2.ts', '../contract/values.ts', false],
  ['packages/core/src/assets/a3.ts', '../payment-uri/payment-uri.ts', false],
  ['packages/core/src/payment-uri/a.ts', '../assets/token.ts', true],
  ['packages/core/src/payment-uri/a2.ts', '../contract/values.ts', false],
  ['packages/core/src/contract/a5.ts', '../assets/asset.ts', true],
  ['packages/core/src/contract/a6.ts', '../merchant/verify-webhook.ts', false],
  ['packages/core/src/seed-phrase/a.ts', '../contract/values.ts', false],
  ['packages/core/src/contract/a.ts', '../create-client.ts', false],
  ['packages/core/src/contract/a2.ts', '../i18n/translate.ts', false],
  ['packages/core/src/client/a.ts', '../i18n/translate.ts', false],
  ['packages/core/src/i18n/a.ts', '../session/session.ts', false],
  ['packages/core/src/session/a.ts', '../flows/flow.ts', false],
  ['packages/core/src/flows/send/a.ts', '../../session/session.ts', true],
  ['packages/core/src/flows/send/a2.ts', 'react', false],
  ['packages/core/src/money/a2.ts', 'node:crypto', false],
  ['packages/core/src/contract/a3.ts', 'zod', false],
  ['packages/core/src/contract/a4.ts', 'zod/mini', true],
  ['packages/keyring/src/a.ts', 'node:crypto', false],
  ['packages/keyring/src/a2.ts', 'react', false],
  ['packages/keyring/src/a3.ts', '@billfold/core', true],
  ['packages/react/src/a.tsx', '@billfold/keyring', false],
  ['packages/react/src/a2.tsx', 'billfold', false],
  ['packages/react/src/a3.tsx', 'valtio', false],
  ['packages/react/src/theme/a.ts', '../screens/screen.tsx', false],
  ['packages/react/src/screens/a.tsx', '../theme/theme.css.ts', true],
  ['packages/react/src/dialogs/send/a.tsx', './a.test.tsx', false],
  ['packages/app/src/a.tsx', '@billfold/keyring', false],
  ['packages/app/src/a2.tsx', '@billfold/react', true],
  ['packages/server/src/contacts/a.ts', '@billfold/react', false],
  ['packages/server/src/contacts/a2.ts', '../http/bind.ts', true],
  ['packages/server/src/contacts/a3.ts', '../create-server.ts', false],
  ['packages/server/src/platform/a.ts', '../db/schema.ts', false],
  ['packages/server/src/db/a.ts', '../vault/signer.ts', false],
  ['packages/server/src/vault/a.ts', '../http/bind.ts', false],
  ['packages/server/src/chains/a.ts', '../context.ts', false],
  ['packages/server/src/chains/a2.ts', '../http/bind.ts', false],
  ['packages/server/src/http/a.ts', '../context.ts', false],
] as const;

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

describe('the rules of .dependency-cruiser.mjs', () => {
  let violations: readonly Violation[] = [];
  beforeAll(() => {
    plant();
    violations = cruise();
  }, 120_000);

  it.each(cases)('judge a type import in %s of %s', (file, _, isAllowed) => {
    expect(namesOfRulesBrokenBy(file).length > 0).toBe(!isAllowed);
  });

  it('refuse an import that names nothing', () => {
    expect(namesOfRulesBrokenBy('packages/core/src/money/lost.ts')).toEqual(['resolves']);
  });

  it('refuse a cycle, of values and of types', () => {
    expect(namesOfRulesBrokenBy('packages/core/src/money/cycle-a.ts')).toEqual(['no cycles']);
    expect(namesOfRulesBrokenBy('packages/core/src/money/type-cycle-a.ts')).toEqual(['no cycles']);
  });

  it('know every area of core, react and the server', () => {
    const rules = readFileSync(join(root, '.dependency-cruiser.mjs'), 'utf8');
    const unknown = ['core', 'react', 'server'].flatMap((name) =>
      readdirSync(join(root, 'packages', name, 'src'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !rules.includes(`'${entry.name}'`))
        .map((entry) => `${name}/${entry.name}`),
    );
    expect(unknown).toEqual([]);
  });

  function namesOfRulesBrokenBy(file: string): readonly string[] {
    // Packages are not installed beside the planted files: that alone is no break.
    const isExpected = (name: string) => name === 'resolves' && !file.endsWith('lost.ts');
    return violations
      .filter(({ from, rule }) => from === file && !isExpected(rule.name))
      .map(({ rule }) => rule.name);
  }
});

describe('the linter', () => {
  let refused: ReadonlySet<string> = new Set();
  beforeAll(() => {
    refused = filesRefusedByBiome();
  }, 120_000);

  it('refuses a number for money (R-CONST-08)', () => {
    expect(refused.has('packages/core/src/money/number.ts')).toBe(true);
    expect(refused.has('packages/core/src/flows/send/number.ts')).toBe(true);
    expect(refused.has('packages/core/src/theme/number.ts')).toBe(false);
  });
});

function write(file: string, text: string): void {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Writes each case, with type imports alone, and an empty file where a relative import leads. */
function plant(): void {
  for (const [file, imported] of cases)
    if (imported.startsWith('.')) write(join(dirname(file), imported), 'export type Thing = 1;\n');
  for (const [file, imported] of cases)
    write(file, `import type { Thing } from '${imported}';\n\nexport type Used = Thing;\n`);
  write(
    'packages/core/src/money/lost.ts',
    "import type { Thing } from './nowhere.ts';\n\nexport type Used = Thing;\n",
  );
  for (const [here, there] of ['ab', 'ba']) {
    const folder = 'packages/core/src/money';
    write(
      `${folder}/cycle-${here}.ts`,
      `import { ${there} } from './cycle-${there}.ts';\n\nexport const ${here} = () => ${there};\n`,
    );
    write(
      `${folder}/type-cycle-${here}.ts`,
      `import type { ${there} } from './type-cycle-${there}.ts';\n\nexport type ${here} = ${there}[];\n`,
    );
  }
}

function cruise(): readonly Violation[] {
  cpSync(join(root, '.dependency-cruiser.mjs'), join(copy, '.dependency-cruiser.mjs'));
  const { stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { totalCruised, violations } = JSON.parse(stdout).summary;
  // Without a TypeScript that it can use, the tool reads no file and finds nothing wrong.
  expect(totalCruised).toBeGreaterThan(cases.length);
  return violations;
}

/** Lints a tree of small offenders outside the repository. */
function filesRefusedByBiome(): ReadonlySet<string> {
  for (const [folder, read] of [
    ['money', 'Number.parseFloat(text)'],
    ['flows/send', 'parseFloat(text)'],
    ['theme', 'Number(text)'],
  ])
    write(
      `packages/core/src/${folder}/number.ts`,
      `export const read = (text: string): number => ${read};\n`,
    );
  cpSync(join(root, 'biome.json'), join(copy, 'biome.json'));
  const { stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'biome'),
    ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: copy, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const rules = ['lint/style/noRestrictedGlobals'];
  return new Set(
    report.diagnostics
      .filter((diagnostic: { category: string }) => rules.includes(diagnostic.category))
      .map((diagnostic: { location: { path: string | { file: string } } }) =>
        typeof diagnostic.location.path === 'string'
          ? diagnostic.location.path
          : diagnostic.location.path.file,
      )
      .map((path: string) => path.replace(/^\.\//, '')),
  );
}
