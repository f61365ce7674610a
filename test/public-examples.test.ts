import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as core from '@billfold/core';
import * as contract from '@billfold/core/contract';
import * as flows from '@billfold/core/flows';
import * as i18n from '@billfold/core/i18n';
import * as locales from '@billfold/core/locales';
import * as merchant from '@billfold/core/merchant';
import * as payments from '@billfold/core/payments';
import * as theme from '@billfold/core/theme';
import * as keyring from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { listPublicNames, type PublicName } from './public-declarations.ts';
import { checkFences, type Fence } from './support/documents.ts';

const root = join(import.meta.dirname, '..');

/** Entries whose examples run: their values are the same on every run, and need no server. */
const modules: Readonly<Record<string, object>> = {
  '@billfold/core': core,
  '@billfold/core/contract': contract,
  '@billfold/core/flows': flows,
  '@billfold/core/i18n': i18n,
  '@billfold/core/locales': locales,
  '@billfold/core/merchant': merchant,
  '@billfold/core/payments': payments,
  '@billfold/core/theme': theme,
  '@billfold/keyring': keyring,
};

const names = listPublicNames();
/** Values of all entries, each once. */
const values = [
  ...new Map(
    names.filter(({ kind }) => kind === 'value').map((each) => [`${each.file} ${each.name}`, each]),
  ).values(),
];

/** Built values of the entries that run, by name. */
const built = new Map<string, unknown>(Object.values(modules).flatMap(Object.entries));

/** Areas of texts. All are used alike: the example of `createTextAreas` shows how. */
const texts = values.filter(({ name }) => hasKeys(built.get(name), 'name', 'english'));

/**
 * Endpoints, and pairs of them that read and write a tab of settings. All are used alike: the example
 * of `Endpoint` shows how. A caller uses them through a client, whose methods have examples, or reads
 * docs/api/openapi.json.
 */
const endpoints = values.filter(({ name }) => endpointsOf(built.get(name)).length > 0);

interface CallAddress {
  readonly method: string;
  readonly path: string;
}

function endpointsOf(value: unknown): readonly CallAddress[] {
  if (isCallAddress(value)) return [value];
  return hasKeys(value, 'get', 'put') ? [value.get, value.put].filter(isCallAddress) : [];
}

function isCallAddress(value: unknown): value is CallAddress {
  return hasKeys(value, 'method', 'path', 'response');
}

function hasKeys<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Readonly<Record<Key, unknown>> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

/** Names that the clients of core import from the contract. */
const called = new Set(
  ['client', 'merchant', 'payments'].flatMap((area) =>
    readdirSync(join(root, 'packages/core/src', area))
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .flatMap(
        (file) =>
          readFileSync(join(root, 'packages/core/src', area, file), 'utf8').match(/\w+/g) ?? [],
      ),
  ),
);

/** Things that an example takes from its surroundings. */
const surroundings: Readonly<Record<string, string>> = {
  accountId: 'string',
  address: 'string',
  apiKey: 'string',
  balance: "import('@billfold/core').BaseUnits",
  button: 'HTMLButtonElement',
  client: "import('@billfold/core').BillfoldClient",
  error: 'unknown',
  flow: "ReturnType<typeof import('@billfold/core/flows').createSendFlow>",
  password: 'string',
  phrase: 'string',
  plan: "import('@billfold/keyring').TransferPlan",
  raw: 'Uint8Array',
  readPicture: "import('@billfold/core/flows').ScannerOptions['readPicture']",
  request: 'Request',
  response: 'Response',
  scannedText: 'string',
  seed: 'Uint8Array',
  services: "import('@billfold/core/testing').FakeServices",
  startCamera: "import('@billfold/core/flows').ScannerOptions['startCamera']",
  token: 'string',
  transaction: "import('@billfold/core/contract').Transaction",
  utxos: "readonly import('@billfold/keyring').Utxo[]",
  walletId: 'string',
  webhookSecret: 'string',
};

/** Returns the code after `@example`; null without one. */
function exampleOf({ docstring }: PublicName): string | null {
  return /^@example\n([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec(docstring ?? '')?.[1]?.trimEnd() ?? null;
}

/** Completes an example: imports the public names that it uses, and declares its surroundings. */
function fenceOf({ file, line, name, entry }: PublicName, code: string): Fence {
  const declared = new Set([...code.matchAll(/\bconst (?:\{([^}]*)\}|(\w+))/g)].flatMap(wordsOf));
  const used = new Set([...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/g)].map(([word]) => word));
  const isFree = (word: string): boolean => used.has(word) && !declared.has(word);
  // The first entry that has a name supplies it, but for the name that the example is of.
  const entries = new Map(names.map((each) => [each.name, each.entry] as const).reverse());
  const imports = [...entries.set(name, entry)]
    .filter(([each]) => isFree(each))
    .map(([each, from]) => `import { ${each} } from '${from}';`);
  const given = Object.entries(surroundings)
    .filter(([each]) => isFree(each))
    .map(([each, type]) => `declare const ${each}: ${type};`);
  const text = `${[...imports, ...given].join(' ')}\n${code}\n`;
  return { file: `${file}-${name}`, line, language: 'tsx', isRun: false, text };
}

function wordsOf([, list, word]: RegExpMatchArray): readonly string[] {
  if (list === undefined) return word === undefined ? [] : [word];
  return list.split(',').map((part) => part.split(/[:=]/).at(-1)?.trim() ?? '');
}

/** Lists the statements of an example with a value in their comment, each after the code before it. */
function claimsOf(example: string): readonly { readonly code: string; readonly stated: string }[] {
  const lines = example.split('\n');
  return lines.flatMap((line, at) => {
    const [, statement = '', stated = ''] = /^((?!const )\S.*;) \/\/ ([^…]*)$/.exec(line) ?? [];
    const code = [...lines.slice(0, at), statement].join('\n');
    return stated === '' ? [] : [{ code, stated: `(${stated})` }];
  });
}

/** Runs code with the values of `modules`, first those of `entry`, and writes the last result as text. */
function evaluate(code: string, entry = '@billfold/core'): string {
  return JSON.stringify(
    runInNewContext(code, { ...Object.fromEntries(built), ...modules[entry] }),
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  );
}

describe('the examples of the public values', () => {
  it('are there, one for each', () => {
    expect(values.length).toBeGreaterThan(400);
    const exempt = [...texts, ...endpoints];
    const missing = values.filter((each) => exampleOf(each) === null && !exempt.includes(each));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('are there for the types that stand for many values', () => {
    const found = ['Endpoint', 'createTextAreas'].map((wanted) =>
      names.find(({ name }) => name === wanted),
    );
    expect(found.every((each) => each !== undefined && exampleOf(each) !== null)).toBe(true);
  });

  it('are left out for texts, each of which says where it is shown', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ docstring }) => docstring === null)).toEqual([]);
  });

  it('are left out for endpoints, each of which a client calls or docs/api describes', () => {
    const documents = ['openapi.json', 'merchant-openapi.json'].map((file) =>
      JSON.parse(readFileSync(join(root, 'docs/api', file), 'utf8')),
    );
    const isDescribed = ({ method, path }: CallAddress) =>
      documents.some(({ paths }) => method.toLowerCase() in (paths[path] ?? {}));
    const undescribed = endpoints.filter(
      ({ name }) => !endpointsOf(built.get(name)).every(isDescribed),
    );
    expect(endpoints.length).toBeGreaterThan(150);
    expect(undescribed.filter(({ name }) => !called.has(name))).toEqual([]);
  });

  it('compile against the built packages', () => {
    const fences = names.flatMap((each) => {
      const code = exampleOf(each);
      return code === null ? [] : [fenceOf(each, code)];
    });
    expect(checkFences(fences)).toEqual([]);
  });

  it('return what their comments state', () => {
    const claims = values
      .filter(({ entry }) => Object.hasOwn(modules, entry))
      .flatMap((each) => claimsOf(exampleOf(each) ?? '').map((claim) => ({ ...each, ...claim })));
    expect(claims.length).toBeGreaterThan(90);
    for (const { entry, code, stated } of claims)
      expect(evaluate(code, entry), code).toBe(evaluate(stated));
  });

  it('are named by value where they do not', () => {
    const [value] = values;
    const fences = value === undefined ? [] : [fenceOf(value, 'toDecimal(1.5);')];
    expect(checkFences(fences)).toEqual([expect.stringContaining('error TS2345')]);
  });
});
