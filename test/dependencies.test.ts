import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudit } from '../scripts/advisories.mjs';
import { productionDependencies, rangesOf } from '../scripts/lockfile.mjs';
import { acceptedList, allowedLicences, toCycloneDx } from '../scripts/sbom.mjs';

const root = join(import.meta.dirname, '..');
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const dependencies = productionDependencies(lockfile);

/** A lockfile with an alias, a package for one system, peers and a development dependency. */
const sample = `
catalogs:
  default:
    left:
      specifier: ^1.0.0
      version: 1.0.0
importers:

  packages/core:
    dependencies:
      '@a/left':
        specifier: 'catalog:'
        version: 1.0.0(peer@2.0.0)
      '@billfold/other':
        specifier: workspace:^
        version: link:../other
      loose:
        specifier: ~3.1.0
        version: 3.1.4
    devDependencies:
      tool:
        specifier: 9.0.0
        version: 9.0.0

packages:

  '@a/left@1.0.0':
    resolution: {integrity: sha512-AAEC/w==}
    deprecated: 'use another: right'

snapshots:

  '@a/left@1.0.0(peer@2.0.0)':
    dependencies:
      peer: 2.0.0
      renamed: real-name@4.0.0
    optionalDependencies:
      left-linux: 1.0.0

  left-linux@1.0.0:
    optional: true

  loose@3.1.4: {}

  peer@2.0.0: {}

  real-name@4.0.0: {}

  tool@9.0.0:
    dependencies:
      peer: 2.0.0
`;

describe('the dependencies that ship', () => {
  it('are the accepted ones', () => {
    const accepted = readFileSync(acceptedList, 'utf8').trim().split('\n');
    const added = [...dependencies.keys()].filter((id) => !accepted.includes(id));
    const removed = accepted.filter((id) => !dependencies.has(id));
    expect(
      { added, removed },
      'Read what changed in each package, then accept the list: npm run sbom -- --accept',
    ).toEqual({ added: [], removed: [] });
  });

  it('have a licence that is allowed', () => {
    const refused = [...dependencies].filter(
      // Packages for other systems are not installed; their parent has the same licence.
      ([, { licence }]) => licence !== null && !allowedLicences.includes(licence),
    );
    expect(refused.map(([id, { licence }]) => `${id}: ${licence}`)).toEqual([]);
    expect(
      [...dependencies.values()].filter(({ licence }) => licence !== null).length,
    ).toBeGreaterThan(100);
  });

  it('have an integrity, and none is elliptic', () => {
    const all = [...dependencies.values()];
    expect(all.filter(({ integrity }) => integrity === null)).toEqual([]);
    expect(all.filter(({ name }) => name === 'elliptic')).toEqual([]);
  });

  it('include each one that a source file of a package imports', () => {
    const names = new Set([...dependencies.values()].map(({ name }) => name));
    const imported = readdirSync(join(root, 'packages'), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .flatMap(({ name }) => importsIn(join(root, 'packages', name, 'src')));
    expect(imported.length).toBeGreaterThan(500);
    expect(new Set(imported.filter((name) => !names.has(name)))).toEqual(new Set());
  });
});

/** Lists the packages that the sources of a folder import, without its tests, stories and fakes. */
function importsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|conformance)\.|test-support/.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = text.matchAll(
        /^(?:import|export) (?!type)[^;]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
      );
      return [...found].map(([, from, lazy = '']) => from ?? lazy);
    })
    .filter((name) => !/^(?:node:|@billfold\/)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

it('no dependency of the workspace is a range, except those of published packages', () => {
  expect(rangesOf(lockfile)).toEqual([]);
  expect(rangesOf(sample)).toEqual(['packages/core: loose ~3.1.0', 'catalog: left ^1.0.0']);
});

it('no version is taken before it is a week old, without exceptions', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m);
  expect(workspace).not.toContain('minimumReleaseAgeExclude');
});

it('the lockfile is followed through peers, aliases and packages for one system', () => {
  const found = productionDependencies(sample);
  expect([...found.keys()]).toEqual([
    '@a/left@1.0.0',
    'left-linux@1.0.0',
    'loose@3.1.4',
    'peer@2.0.0',
    'real-name@4.0.0',
  ]);
  expect(found.get('@a/left@1.0.0')).toMatchObject({
    name: '@a/left',
    version: '1.0.0',
    integrity: 'AAEC/w==',
    needs: ['left-linux@1.0.0', 'peer@2.0.0', 'real-name@4.0.0'],
  });
});

it('the bill of materials names each dependency once, with its hash, and only known ones need each other', () => {
  const bill = toCycloneDx(dependencies, '0.1.0');
  const refs = bill.components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(dependencies.size);
  expect(bill.components.find(({ name }) => name === 'curves')).toMatchObject({
    group: '@noble',
    purl: expect.stringMatching(/^pkg:npm\/%40noble\/curves@2\./),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  const known = new Set(refs);
  expect(
    bill.dependencies.flatMap(({ dependsOn }) => dependsOn).every((ref) => known.has(ref)),
  ).toBe(true);
  const fastify = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'));
  expect(fastify?.dependsOn.length).toBeGreaterThan(5);
});

describe('advisories', () => {
  const advisory = (severity: string) =>
    JSON.stringify({
      advisories: {
        '1': {
          severity,
          module_name: 'left',
          title: 'Prototype pollution',
          url: 'https://example.com/1',
          findings: [{ version: '1.0.0' }],
        },
      },
      metadata: {},
    });

  it.each([
    ['critical', 'high'],
    ['high', 'high'],
    ['of a new kind', 'high'],
    ['moderate', 'low'],
    ['low', 'low'],
  ])('of severity %s are %s', (severity, outcome) => {
    expect(readAudit(advisory(severity))).toEqual({
      outcome,
      lines: [`advisories: ${severity}: left 1.0.0: Prototype pollution https://example.com/1`],
    });
  });

  it('are none where the registry knows none', () => {
    const answer = JSON.stringify({ advisories: {}, metadata: { vulnerabilities: {} } });
    expect(readAudit(answer).outcome).toBe('none');
  });

  it.each([
    ['', 'no answer'],
    ['<html>Bad gateway</html>\n', '<html>Bad gateway</html>'],
    [
      '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405: . Fallback"}}',
      'responded with 405',
    ],
  ])('are said to be unavailable where the registry answers %j', (output, why) => {
    expect(readAudit(output)).toEqual({
      outcome: 'unavailable',
      lines: [`advisories: not available here (${why})`],
    });
  });

  it('fail where the answer has another form, which would hide them', () => {
    expect(() => readAudit('{"vulnerabilities":[]}')).toThrow('another form');
  });
});
