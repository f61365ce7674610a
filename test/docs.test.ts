import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../scripts/product.mjs';
import {
  checkFences,
  fencesOf,
  listDocuments,
  readDocument,
  runFence,
} from './support/documents.ts';
import {
  isCommand,
  isFileOf,
  listFiles,
  namedCommands,
  namedFiles,
} from './support/named-files.ts';

const root = join(import.meta.dirname, '..');
const documents = listDocuments();
const fences = documents.flatMap((file) => fencesOf(file, readDocument(file)));

describe('the code in the documentation', () => {
  it('compiles against the built packages', () => {
    expect(fences.length).toBeGreaterThan(5);
    expect(checkFences(fences)).toEqual([]);
  });

  it('is told by document and line where it does not', () => {
    const broken = "\n```ts\nimport { toDecimal } from '@billfold/core';\n\ntoDecimal(1.5);\n```\n";
    const [complaint = '', ...others] = checkFences(fencesOf('docs/broken.md', broken));
    expect(complaint).toMatch(/^docs\/broken\.md:5: error TS2345/);
    expect(others).toEqual([]);
  });
});

describe('the code that says it runs', () => {
  let product: Product;
  const data = mkdtempSync(join(tmpdir(), 'billfold-docs-'));
  beforeAll(async () => {
    product = await startProduct({ data });
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }, 60_000);

  it.each(fences.filter(({ isRun }) => isRun))('runs: $file:$line', (fence) => {
    const { status, output } = runFence(fence, { BILLFOLD_URL: product.url });
    expect(status, output).toBe(0);
    expect(output).not.toContain('Assertion failed');
  });

  it('is told when it fails', () => {
    const [fence] = fencesOf('docs/broken.md', "```ts run\nthrow new Error('seen');\n```\n");
    expect(fence && runFence(fence)).toMatchObject({
      status: 1,
      output: expect.stringContaining('seen'),
    });
  });
});

describe('the links in the documentation', () => {
  it.each(documents)('%s links to files that exist', (file) => {
    const targets = [...readDocument(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => target,
    );
    const missing = targets
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(file), target)));
    expect(missing).toEqual([]);
  });
});

describe('the files and commands in the documentation', () => {
  const files = listFiles(root);

  it.each(documents)('%s names files that exist', (file) => {
    expect(namedFiles(readDocument(file)).filter((name) => !isFileOf(files, name))).toEqual([]);
  });

  // The examples are packages of their own, with commands of their own.
  it.each(documents.filter((file) => !file.startsWith('examples/')))(
    '%s names commands that exist',
    (file) => {
      expect(namedCommands(readDocument(file)).filter((name) => !isCommand(files, name))).toEqual(
        [],
      );
    },
  );

  it('are told where they do not exist', () => {
    const text =
      'Copy `networks/dogecoin/network.ts`, then `npm run prove dogs` and `npm run walk`.';
    expect(namedFiles(text).filter((name) => !isFileOf(files, name))).toHaveLength(1);
    expect(namedCommands(text).filter((name) => !isCommand(files, name))).toHaveLength(2);
  });
});
