import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../packages/embed/dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(dist, file), 'utf8') }));

describe('the script tag as it is built (S2)', () => {
  it('runs no text as code, and imports only files of its own version', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const { file, code } of files) {
      expect(code.match(/\beval\(|\bnew Function\(|[^.\w]Function\(["'`]/g), file).toBeNull();
      expect(code.match(/importScripts|import\(["'`]https?:/g), file).toBeNull();
    }
  });

  it('has the hash of each file in integrity.json, and of no other', () => {
    const published = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'));
    const hashes = files.map(({ file }) => {
      const digest = createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64');
      return [file, `sha384-${digest}`] as const;
    });
    expect(published).toEqual(Object.fromEntries(hashes));
  });

  it('has the fake services of the sandbox in one chunk, which the loader alone imports', () => {
    const withServices = files.filter(({ code }) => code.includes('NO-REAL-COINS'));
    expect(withServices.map(({ file }) => file)).toEqual([
      expect.stringMatching(/^chunks\/sandbox-services-[\w-]+\.js$/),
    ]);
    const importing = files.filter(({ code }) => code.includes('sandbox-services-'));
    expect(importing.map(({ file }) => file)).toEqual(['billfold.js']);
    for (const { code } of withServices) expect(code).not.toMatch(/\bimport\(|\bfrom"\.\//);
  });
});
