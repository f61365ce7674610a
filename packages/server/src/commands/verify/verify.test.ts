import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../test/loopback.ts';
import { createTestServer, testServerOptions } from '../../../test/test-server.ts';
import { fetchFile } from './fetch-file.ts';
import { runVerify } from './run-verify.ts';

const builtEmbed = fileURLToPath(new URL('../../../../embed/dist', import.meta.url));
const chunk = 'chunks/widget-1.js';

describe('verify', () => {
  let folder: string;
  let build: string;
  let served: string;
  let cleanUp: (() => Promise<void>)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'billfold-verify-'));
    build = join(folder, 'build');
    served = join(folder, 'served');
    cleanUp = [];
    mkdirSync(join(build, 'chunks'), { recursive: true });
    writeFileSync(join(build, 'billfold.js'), 'self.billfold = 1;');
    writeFileSync(join(build, 'billfold-checkout.js'), 'self.checkout = 1;');
    writeFileSync(join(build, chunk), 'export const widget = 1;');
    publish(build, ['billfold.js', 'billfold-checkout.js', chunk]);
    cpSync(build, served, { recursive: true });
  });
  afterEach(async () => {
    for (const step of cleanUp) await step();
    rmSync(folder, { recursive: true });
  });

  function publish(directory: string, files: readonly string[]): void {
    const hashes = files.map((file) => [file, hashOf(readFileSync(join(directory, file)))]);
    writeFileSync(join(directory, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes)));
  }

  /** Starts the whole server on the files of a folder and returns its origin. */
  async function serve(embedDirectory = served, version = '0.1.0'): Promise<string> {
    const { options, clock } = await testServerOptions();
    const server = await createTestServer(
      {},
      { options: { ...options, embedDirectory, version }, clock },
    );
    cleanUp.push(() => server.stop());
    return server.app.listen({ host: '127.0.0.1', port: 0 });
  }

  /** Starts a server that gives out the files of the build, except where `answer` has answered. */
  async function serveExcept(
    answer: (request: IncomingMessage, response: ServerResponse) => boolean,
  ): Promise<string> {
    const server = await listenOnLoopback(() => (request, response) => {
      if (answer(request, response)) return;
      if (request.url === '/v1/config') response.end('{"data":{"version":"0.1.0"}}');
      else response.end(readFileSync(join(build, (request.url ?? '').replace(/^\/[^/]+\//, ''))));
    });
    cleanUp.push(() => server.close());
    return server.origin;
  }

  async function verify(...args: readonly string[]) {
    const lines: string[] = [];
    const red: string[] = [];
    const code = await runVerify({
      args,
      variables: {},
      migrations: '',
      embedDirectory: build,
      version: '0.1.0',
      print: (line) => lines.push(line),
      warn: (line) => red.push(line),
    });
    return { code, lines, red };
  }

  it('finds no difference between the built embed and a server that gives it out', async () => {
    const origin = await serve(builtEmbed);
    const { code, lines, red } = await verify(
      origin,
      '--integrity',
      join(builtEmbed, 'integrity.json'),
    );
    expect(red).toEqual([]);
    expect(lines).toEqual([
      expect.stringMatching(
        /^All \d{2,} files at http:\/\/127\.0\.0\.1:\d+ are those of the build of version 0\.1\.0\.$/,
      ),
    ]);
    expect(code).toBe(0);
  });

  it('takes its hashes from the build of this installation unless a file is named', async () => {
    const origin = await serve();
    expect(await verify(origin)).toMatchObject({ code: 0, red: [] });
    writeFileSync(join(build, chunk), 'export const widget = 2;');
    publish(build, ['billfold.js', 'billfold-checkout.js', chunk]);
    expect((await verify(origin)).code).toBe(1);
    const kept = join(served, 'integrity.json');
    expect(await verify(`--integrity=${kept}`, `${origin}/`)).toMatchObject({ code: 0, red: [] });
  });

  it('names a file with one changed byte in both folders, also where the server states its hash', async () => {
    writeFileSync(join(served, chunk), 'export const widget = 2;');
    publish(served, ['billfold.js', 'billfold-checkout.js', chunk]);
    const { code, lines, red } = await verify(await serve());
    const hash = hashOf(Buffer.from('export const widget = 2;'));
    expect(red).toEqual([
      `differs  /0.1.0/${chunk}: its hash is ${hash}`,
      'differs  /0.1.0/integrity.json: states no hash or another one for 1 of these files',
      `differs  /1/${chunk}: its hash is ${hash}`,
      'differs  /1/integrity.json: states no hash or another one for 1 of these files',
    ]);
    expect(lines).toEqual(['Differences: 4. Files compared: 6.']);
    expect(code).toBe(1);
  });

  it('names a file whose compressed copy alone was changed, since browsers get that one', async () => {
    writeFileSync(join(served, 'billfold.js.br'), brotliCompressSync('self.billfold = 2;'));
    const { code, red } = await verify(await serve());
    expect(red.map((line) => line.slice(0, 28))).toEqual([
      'differs  /0.1.0/billfold.js:',
      'differs  /1/billfold.js: its',
    ]);
    expect(code).toBe(1);
  });

  it('names a missing file with its status', async () => {
    rmSync(join(served, chunk));
    const { code, red } = await verify(await serve());
    expect(red).toEqual([
      `missing  /0.1.0/${chunk}: status 404`,
      `missing  /1/${chunk}: status 404`,
    ]);
    expect(code).toBe(1);
  });

  it('names a file that only the list of the server has', async () => {
    writeFileSync(join(served, 'chunks', 'extra.js'), '1;');
    publish(served, ['billfold.js', 'billfold-checkout.js', chunk, 'chunks/extra.js']);
    const { code, red } = await verify(await serve());
    expect(red).toEqual([
      'extra    /0.1.0/chunks/extra.js: is named by the server alone',
      'extra    /1/chunks/extra.js: is named by the server alone',
    ]);
    expect(code).toBe(1);
  });

  it('follows no redirect, and names the origin to which one leads', async () => {
    const other = await serve();
    const asked: string[] = [];
    const elsewhere = await serveExcept(({ url = '' }) => {
      asked.push(url);
      return false;
    });
    const origin = await serveExcept(({ url }, response) => {
      if (url !== '/1/billfold.js') return false;
      response.writeHead(302, { location: `${elsewhere}/1/billfold.js` }).end();
      return true;
    });
    const { code, red } = await verify(origin);
    expect(red).toEqual([
      `missing  /1/billfold.js: status 302, a redirect to ${elsewhere}, which is not followed`,
    ]);
    expect(code).toBe(1);
    expect(asked).toEqual([]);
    const moved = await serveExcept((_, response) => {
      response.writeHead(308, { location: other }).end();
      return true;
    });
    await expect(verify(moved)).rejects.toThrow(
      `${moved} is no Billfold server: /v1/config has status 308, a redirect to ${other}, which is not followed.`,
    );
  });

  it('prints no text of a list that is none', async () => {
    for (const name of ['\u001b[2J.js', '../billfold.js', '//other.example/a.js', 'a b.js']) {
      const list = { 'billfold.js': hashOf(Buffer.from('')), [name]: hashOf(Buffer.from('')) };
      writeFileSync(join(served, 'integrity.json'), JSON.stringify(list));
      const { red } = await verify(await serve());
      expect(red, name).toEqual([
        'differs  /0.1.0/integrity.json: is no list of the files of a build',
        'differs  /1/integrity.json: is no list of the files of a build',
      ]);
    }
  });

  it('ends an answer that is too large or too slow', async () => {
    const large = await serveExcept((request, response) => {
      if (request.url !== `/1/${chunk}`) return false;
      response.end(Buffer.alloc(4_000_001));
      return true;
    });
    expect((await verify(large)).red).toEqual([
      `differs  /1/${chunk}: is larger than any file of a build`,
    ]);
    const silent = await serveExcept((_, response) => {
      response.write('half');
      return true;
    });
    expect(await fetchFile(new URL(silent), { timeoutMs: 50, maxBytes: 100 })).toEqual({
      outcome: 'unreachable',
      reason: 'no answer within 0.05 seconds',
    });
  });

  it('names both versions where another one is deployed', async () => {
    const origin = await serve(served, '0.2.0');
    await expect(verify(origin)).rejects.toThrow(
      `${origin} serves version 0.2.0, but this installation is version 0.1.0: use an installation of version 0.2.0.`,
    );
  });

  it('refuses plain http to other machines before it connects', async () => {
    for (const name of ['pay.example', 'localhost.example', '127.0.0.1.example', '10.0.0.1'])
      await expect(verify(`http://${name}`), name).rejects.toThrow(
        `http://${name} is not encrypted, so its answers prove nothing: use https, or plain http for this machine alone.`,
      );
  });

  it.each([
    [[], 'Name one server: verify https://pay.example'],
    [['https://a.example', 'https://b.example'], 'Name one server: '],
    [['https://a.example', '--all'], 'Name one server: '],
    [['https://a.example', '--integrity'], 'Name one server: '],
    [['pay.example'], 'The address must be an origin such as https://pay.example'],
    [['ftp://pay.example'], 'The address must be an origin '],
    [['https://pay.example/wallet'], 'The address must be an origin '],
    [['https://ada:hunter2@pay.example'], 'The address must be an origin '],
  ])('refuses the arguments %j in one sentence', async (args, message) => {
    const refused = await verify(...args).catch((error: unknown) => String(error));
    expect(refused).toContain(message);
    expect(refused).not.toContain('hunter2');
    expect(refused).not.toContain('\n');
  });

  it('says which file of hashes it cannot use', async () => {
    const none = join(folder, 'none.json');
    await expect(verify('https://pay.example', '--integrity', none)).rejects.toThrow(
      `${none} cannot be read (ENOENT): name the integrity.json of a build.`,
    );
    for (const text of ['{', '[]', '{}', '{"billfold.js":"sha256-AAAA"}']) {
      writeFileSync(none, text);
      await expect(verify('https://pay.example', '--integrity', none), text).rejects.toThrow(
        `${none} is no integrity.json of a build.`,
      );
    }
  });

  it('says when nothing answers, or something else does', async () => {
    const gone = await listenOnLoopback(() => () => {});
    await gone.close();
    await expect(verify(gone.origin)).rejects.toThrow(
      `${gone.origin} gives no answer (ECONNREFUSED).`,
    );
    const empty = await serveExcept((_, response) => Boolean(response.writeHead(404).end()));
    await expect(verify(empty)).rejects.toThrow(
      `${empty} is no Billfold server: /v1/config has status 404.`,
    );
    const other = await serveExcept((_, response) => Boolean(response.end('<!doctype html>')));
    await expect(verify(other)).rejects.toThrow(
      `${other} is no Billfold server: /v1/config states no version.`,
    );
  });
});

function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
