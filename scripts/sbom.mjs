// Writes the bill of materials of the product, in the format CycloneDX 1.6, and accepts changes of the
// list of its dependencies.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionDependencies } from './lockfile.mjs';

const root = join(import.meta.dirname, '..');

/** Licences that allow what we do with a dependency; a new one is a decision of people. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** The accepted list: one `name@version` per line. */
export const acceptedList = join(root, 'etc/dependencies.txt');

/**
 * Writes the bill of materials into a file and, with `--accept`, the list of dependencies.
 * @param {readonly string[]} args
 */
export function runSbom(args) {
  const dependencies = productionDependencies(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
  const file = join(root, '.cache/sbom.cdx.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(toCycloneDx(dependencies, version), null, 2)}\n`);
  console.log(`.cache/sbom.cdx.json lists ${dependencies.size} dependencies.`);
  if (!args.includes('--accept')) return;
  writeFileSync(acceptedList, `${[...dependencies.keys()].join('\n')}\n`);
  console.log('etc/dependencies.txt accepts them. Review its difference.');
}

/**
 * Returns the bill of materials. It has no time and no serial number, so that two builds compare equal.
 * @param {ReadonlyMap<string, import('./lockfile.mjs').Dependency>} dependencies
 * @param {string} version of the product
 */
export function toCycloneDx(dependencies, version) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'billfold', name: 'billfold', version },
    },
    components: [...dependencies.values()].map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      ...nameOf(each.name),
      version: each.version,
      purl: purlOf(each),
      ...(each.integrity === null ? {} : { hashes: [hashOf(each.integrity)] }),
      ...(each.licence === null ? {} : { licenses: [licenceOf(each.licence)] }),
    })),
    dependencies: [...dependencies.values()].map((each) => ({
      ref: purlOf(each),
      dependsOn: each.needs.flatMap((need) => {
        const found = dependencies.get(need);
        return found === undefined ? [] : [purlOf(found)];
      }),
    })),
  };
}

/**
 * Returns the address of a package (Package URL, ECMA-427).
 * @param {{ name: string, version: string }} dependency
 */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

/** @param {string} name */
function nameOf(name) {
  const [, group, own] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return group === undefined ? { name } : { group, name: own };
}

/** @param {string} base64 */
function hashOf(base64) {
  return { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
}

/** @param {string} licence */
function licenceOf(licence) {
  return allowedLicences.includes(licence) ? { license: { id: licence } } : { expression: licence };
}
