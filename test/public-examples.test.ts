import { runInNewContext } from 'node:vm';
import * as core from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { listPublicNames, type PublicName } from './public-declarations.ts';
import { checkFences, type Fence } from './support/documents.ts';

/** Entries whose every value has an example. */
const covered = [
  '@billfold/core',
  '@billfold/core/testing',
  '@billfold/react',
  '@billfold/react/dialogs',
  '@billfold/react/hooks',
];

const names = listPublicNames();
/** Values of the covered entries, each once. */
const values = [
  ...new Map(
    names
      .filter(({ kind, entry }) => kind === 'value' && covered.includes(entry))
      .map((each) => [each.name, each]),
  ).values(),
];

/** Things that an example takes from its surroundings. */
const surroundings: Readonly<Record<string, string>> = {
  accountId: 'string',
  address: 'string',
  balance: "import('@billfold/core').BaseUnits",
  client: "import('@billfold/core').BillfoldClient",
  error: 'unknown',
  flow: "ReturnType<typeof import('@billfold/core/flows').createSendFlow>",
  scannedText: 'string',
  services: "import('@billfold/core/testing').FakeServices",
  token: 'string',
  transaction: "import('@billfold/core/contract').Transaction",
  walletId: 'string',
};

/** Returns the code after `@example`; null without one. */
function exampleOf({ docstring }: PublicName): string | null {
  return /^@example\n([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec(docstring ?? '')?.[1]?.trimEnd() ?? null;
}

/** Completes an example: imports the public names that it uses, and declares its surroundings. */
function fenceOf({ file, line, name }: PublicName, code: string): Fence {
  const declared = new Set([...code.matchAll(/\bconst (?:\{([^}]*)\}|(\w+))/g)].flatMap(wordsOf));
  const used = new Set([...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/g)].map(([word]) => word));
  const isFree = (word: string): boolean => used.has(word) && !declared.has(word);
  const imports = [...new Map(names.map((each) => [each.name, each.entry] as const).reverse())]
    .filter(([each]) => isFree(each))
    .map(([each, entry]) => `import { ${each} } from '${entry}';`);
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

/** Lists the statements of an example with a value in their comment, each after its constants. */
function claimsOf(example: string): readonly { readonly code: string; readonly stated: string }[] {
  const lines = example.split('\n');
  const constants = lines.filter((line) => /^const .*;$/.test(line)).join('\n');
  return lines.flatMap((line) => {
    const [, statement = '', stated = ''] = /^((?!const )\S.*;) \/\/ ([^…]*)$/.exec(line) ?? [];
    return stated === '' ? [] : [{ code: `${constants}\n${statement}`, stated: `(${stated})` }];
  });
}

/** Runs code with the values of core, and writes the last result as text. */
function evaluate(code: string): string {
  return JSON.stringify(runInNewContext(code, { ...core }), (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

describe('the examples of the public values', () => {
  it('are there, one for each', () => {
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((each) => exampleOf(each) === null).map(({ name }) => name)).toEqual([]);
  });

  it('compile against the built packages', () => {
    const fences = values.flatMap((each) => {
      const code = exampleOf(each);
      return code === null ? [] : [fenceOf(each, code)];
    });
    expect(checkFences(fences)).toEqual([]);
  });

  it('return what their comments state', () => {
    const claims = values
      .filter(({ entry }) => entry === '@billfold/core')
      .flatMap((each) => claimsOf(exampleOf(each) ?? ''));
    expect(claims.length).toBeGreaterThan(40);
    for (const { code, stated } of claims) expect(evaluate(code), code).toBe(evaluate(stated));
  });

  it('are named by value where they do not', () => {
    const [value] = values;
    const fences = value === undefined ? [] : [fenceOf(value, 'toDecimal(1.5);')];
    expect(checkFences(fences)).toEqual([expect.stringContaining('error TS2345')]);
  });
});
