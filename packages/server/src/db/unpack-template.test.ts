import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackTemplate } from './unpack-template.ts';

describe('unpackTemplate', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'billfold-template-'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  /** An entry of a ustar archive. */
  function entry(name: string, content: Buffer | null): Buffer {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${(content?.length ?? 0).toString(8).padStart(11, '0')}\0`, 124);
    header.write(content === null ? '5' : '0', 156);
    const padding = Buffer.alloc((512 - ((content?.length ?? 0) % 512)) % 512);
    return Buffer.concat([header, content ?? Buffer.alloc(0), padding]);
  }
  function unpack(...entries: readonly Buffer[]): string {
    const file = join(place, 'template.tar.gz');
    const cluster = join(place, 'pg');
    writeFileSync(file, gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)])));
    unpackTemplate(file, cluster);
    return cluster;
  }

  it('writes each file as it was, and empty directories', () => {
    const sizes = [0, 1, 511, 512, 513, 70_000];
    const contents = sizes.map((size) => Buffer.alloc(size, `${size}`));
    const cluster = unpack(
      entry('/pg_wal', null),
      entry('/pg_wal/summaries', null),
      ...contents.map((content, index) => entry(`/base/1/${sizes[index]}`, content)),
    );
    expect(readdirSync(join(cluster, 'pg_wal', 'summaries'))).toEqual([]);
    for (const [index, size] of sizes.entries())
      expect(readFileSync(join(cluster, 'base', '1', `${size}`))).toEqual(contents[index]);
  });

  it.skipIf(process.platform === 'win32')('lets nobody else read them', () => {
    const cluster = unpack(entry('/base/1/file', Buffer.from('rows')));
    const modes = ['base', 'base/1/file'].map((path) => statSync(join(cluster, path)).mode & 0o077);
    expect(modes).toEqual([0, 0]);
  });
});
