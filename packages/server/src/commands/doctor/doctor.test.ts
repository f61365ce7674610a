import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEvmNode } from '../../../test/evm-node.ts';
import { type Loopback, listenOnLoopback } from '../../../test/loopback.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { manualClock } from '../../../test/manual-clock.ts';
import { manualSchedule } from '../../../test/manual-schedule.ts';
import { openPriceServices } from '../../../test/price-services.ts';
import { createTestServer, testServerOptions } from '../../../test/test-server.ts';
import { databaseUrl, isOnPostgres, workerDatabase } from '../../../test/worker-database.ts';
import { startZmtpPublisher, type ZmtpPublisher } from '../../../test/zmtp-publisher.ts';
import type { NodeSettings } from '../../chains/node-settings.ts';
import { claimInstallation } from '../../db/claim-installation.ts';
import { executeText } from '../../db/execute-text.ts';
import { openEmbeddedDatabase } from '../../db/open-embedded-database.ts';
import { mempoolTopics } from '../../families/utxo/node/notifications/follow-mempool.ts';
import type { Variables } from '../../platform/env.ts';
import { noRateSources } from '../../platform/rate-settings.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { fingerprintOf, loadMasterKeys, makeMasterKey } from '../../vault/master-keys.ts';
import { serveSigner } from '../../vault/process/signer-service.ts';
import { checkDirectory } from './check-directory.ts';
import { checkHeaders } from './check-headers.ts';
import { checkKeyPlace, type KeyPlace } from './check-key-place.ts';
import { checkNodes } from './check-nodes.ts';
import { checkPrices } from './check-prices.ts';
import { checkProxies } from './check-proxies.ts';
import { checkPublisher } from './check-publisher.ts';
import { checkSkew } from './check-skew.ts';
import { checkTables } from './check-tables.ts';
import { describeFinding } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const template = fileURLToPath(new URL('../../../dist/template.tar.gz', import.meta.url));
const clock = { now: () => Date.now() };
/** Nobody listens on the port for discarding (RFC 863), and only an administrator could. */
const nobody = '127.0.0.1:9';

describe('doctor', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'billfold-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function examine(variables: Variables = {}) {
    const lines: string[] = [];
    const red: string[] = [];
    const print = (line: string) => lines.push(line);
    const code = await runDoctor({
      args: [],
      variables: { BILLFOLD_DATA: join(folder, 'data'), ...variables },
      migrations,
      embedDirectory: '',
      version: '0.0.0',
      print,
      warn: (line) => {
        print(line);
        red.push(line);
      },
    });
    return { code, lines, red, wrong: lines.filter((line) => line.startsWith('wrong')) };
  }

  it('finds nothing wrong before the first start, and makes nothing', async () => {
    const { code, lines } = await examine();
    expect(lines.at(-1)).toBe('Nothing is wrong.');
    expect(code).toBe(0);
    expect(lines[0]).toBe(`ok     Configuration: sandbox, data in ${join(folder, 'data')}.`);
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    expect(() => readFileSync(join(folder, 'data', 'master.key'))).toThrow();
  });

  it('names a variable that is not allowed, and looks no further', async () => {
    const { code, lines } = await examine({ PORT: 'x' });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'wrong  Configuration: PORT is "x". Allowed: a port from 0 to 65535. Fix: correct that variable; docs/operations.md lists all of them.',
      '1 of 1 are wrong.',
    ]);
  });

  it('warns in red of sandbox controls that are open to everybody', async () => {
    const { code, red } = await examine({ SANDBOX_CONTROLS: 'public' });
    expect(code).toBe(1);
    expect(red).toEqual([
      'wrong  Sandbox: everybody may move its ledgers and read its mails, and with them reset passwords. Fix: leave SANDBOX_CONTROLS out, unless this is a public demo.',
    ]);
    expect((await examine({ SANDBOX_CONTROLS: 'local' })).red).toEqual([]);
  });

  it('looks into the embedded database without changing it', async () => {
    const directory = join(folder, 'data');
    mkdirSync(directory, { mode: 0o700 });
    const keyFingerprints = loadMasterKeys(directory, null).map(fingerprintOf);
    const { db, close } = await openEmbeddedDatabase({ directory, template, migrations });
    await claimInstallation(db, { chain: 'sandbox', keyFingerprints, now: new Date(0) });
    await close();
    const healthy = await examine();
    expect(healthy.wrong).toEqual([]);
    expect(healthy.lines).toContain('ok     Tables: they are those of this version.');
    expect(healthy.lines).toContain('ok     Master key: it is the one of this database.');
    const other = await examine({ BILLFOLD_MASTER_KEY: '0'.repeat(64) });
    expect(other.wrong.join()).toContain('Master key: it is not the one of this database. Fix:');
    expect(other.code).toBe(1);
    writeFileSync(join(directory, 'master.key'), 'damaged', { mode: 0o600 });
    expect((await examine()).wrong.join()).toContain('Restore it from a backup');
  });

  it('says why PostgreSQL does not answer, and no password', async () => {
    const { code, lines, wrong } = await examine({
      DATABASE_URL: `postgres://ada:hunter2@${nobody}/billfold`,
    });
    expect(code).toBe(1);
    expect(wrong.join()).toContain(`no PostgreSQL answers at ${nobody}`);
    expect(lines.join()).not.toContain('hunter2');
  });

  it('names what a live server lacks', async () => {
    const { lines, wrong } = await examine({
      CHAIN_MODE: 'live',
      DATABASE_URL: `postgres://ada@${nobody}/billfold`,
      BTC_RPC_URL: `http://user:hunter2@${nobody}`,
      ETH_RPC_URL: `http://${nobody},http://${nobody}/second`,
      RATE_SOURCES: 'kraken',
      KRAKEN_URL: `http://${nobody}`,
      MAILER: 'smtp',
      SMTP_URL: `smtp://${nobody}`,
      MAIL_FROM: 'no-reply@wallet.example',
    });
    const topics = wrong.map((line) => /^wrong {2}([^:]+):/.exec(line)?.[1]);
    expect(topics.join()).toBe(
      'Database,Node of BTC,Node 1 of ETH,Node 2 of ETH,Prices,Mail,Public address',
    );
    expect(wrong.every((line) => line.includes('Fix: '))).toBe(true);
    expect(wrong.join()).not.toContain('hunter2');
    const advised = lines.filter((line) => line.includes('there is one'));
    expect(advised).toEqual([expect.stringMatching(/^note {3}Nodes of BTC: .*a minute apart/)]);
    // A plan of a service allows so many.
    expect(lines.filter((line) => line.includes('Calls to'))).toEqual([
      'ok     Calls to BTC: in a minute in which nothing is paid: 2 to 37 with 100 addresses, 2 to 37 with 10,000 addresses.',
      expect.stringMatching(/^ok {5}Calls to ETH: .* 4 to 64 with 100 addresses, /),
    ]);
  });

  it('signs in at the mail server', async () => {
    const mails = await startMailServer();
    const mail = async (url: string) => {
      const { lines } = await examine({ MAILER: 'smtp', SMTP_URL: url, MAIL_FROM: 'a@b.example' });
      return lines.find((line) => line.includes('Mail:')) ?? '';
    };
    expect(await mail(mails.url)).toBe('ok     Mail: 127.0.0.1 takes mails from a@b.example.');
    const refused = await mail(mails.url.replace('hunter2', 'hunter3'));
    expect(refused).toMatch(/^wrong {2}Mail: 127\.0\.0\.1 does not take mails \(535\)\. Fix: /);
    expect(mails.received).toEqual([]);
    await mails.stop();
    expect(await mail(mails.url)).toContain('does not take mails (ESOCKET)');
  });

  it('reaches the public address and finds the headers of pages whole', async () => {
    const prepared = await testServerOptions();
    // Answers have the time of this machine, as on every server whose clock is not moved.
    const options = { ...prepared.options, movableClock: null };
    const { app } = await createTestServer({}, { ...prepared, options });
    const publicUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const { wrong, lines } = await examine({ PUBLIC_URL: publicUrl });
    await app.close();
    expect(wrong).toEqual([]);
    expect(lines).toContain(`ok     Public address: ${publicUrl} leads to Billfold.`);
    expect(lines).toContain('ok     Headers: pages arrive with all of them.');
    expect(lines).toContain('ok     Clock: it is in step with that of the public address.');
    expect((await examine({ PUBLIC_URL: publicUrl })).wrong.join()).toContain('does not answer');
  });

  describe('at a public address of another site', () => {
    let other: Loopback | null = null;
    afterEach(() => other?.close());

    it('says so, or which headers a proxy lost', async () => {
      const says = { status: 'something else' };
      other = await listenOnLoopback(() => (_, response) => {
        response.end(JSON.stringify(says));
      });
      const variables = { PUBLIC_URL: other.origin };
      expect((await examine(variables)).wrong.join()).toContain('answers something else');
      says.status = 'ok';
      const { wrong } = await examine(variables);
      expect(wrong).toHaveLength(6);
      expect(wrong[0]).toContain('Headers: content-security-policy is missing or changed. Fix: ');
    });
  });

  it('wants encryption to be told of to browsers', () => {
    const outcomes = (hsts: string) =>
      checkHeaders(new Headers({ 'strict-transport-security': hsts }), true).filter((finding) =>
        describeFinding(finding).includes('strict-transport'),
      ).length;
    expect([outcomes('max-age=31536000'), outcomes('max-age=60')]).toEqual([0, 1]);
  });

  it('names the place, mode, user and age of the master key', async () => {
    const directory = join(folder, 'data');
    const place = { dataDirectory: directory, masterKey: null, signerSocket: null, transit: null };
    const at = async (now: number, change: Partial<KeyPlace> = {}) =>
      (await checkKeyPlace({ ...place, ...change }, now)).map(describeFinding).join();
    expect(await at(0)).toContain(`the first start makes ${directory}/master.key`);
    mkdirSync(directory, { mode: 0o700 });
    makeMasterKey(directory);
    const inTwelveDays = Date.now() + 12.5 * 24 * 60 * 60_000;
    expect(await at(inTwelveDays)).toMatch(
      /^ok .*master\.key, mode 600, user \d+, written 12 days ago\./,
    );
    chmodSync(join(directory, 'master.key'), 0o644);
    expect(await at(inTwelveDays)).toMatch(/^wrong .*mode 644.* Fix: chmod go-rwx/);
    expect(await at(0, { masterKey: 'a' })).toMatch(/^note .*every program of this user can read/);
    const missing = await at(0, { signerSocket: join(folder, 'signer.sock') });
    expect(missing).toMatch(/^wrong .*no signer answers at .*\(ENOENT\)/);
  });

  it.skipIf(process.platform === 'win32')('asks a signer of its own for its key', async () => {
    chmodSync(folder, 0o700);
    const directory = join(folder, 'keys');
    mkdirSync(directory, { mode: 0o700 });
    const socket = join(folder, 'signer.sock');
    const { random } = serverPlatform();
    const service = await serveSigner({ socket, keySource: { directory, given: null }, random });
    const { lines, wrong } = await examine({ SIGNER_SOCKET: socket });
    expect(wrong).toEqual([]);
    expect(lines.join()).toContain('has it, but runs as this user');
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    makeMasterKey(join(folder, 'data'));
    expect((await examine({ SIGNER_SOCKET: socket })).wrong.join()).toContain('the server too');
    await service.stop();
  });

  it('tells the size of the data and warns of a full disk', () => {
    writeFileSync(join(folder, 'rows'), Buffer.alloc(3_000_000));
    const at = (free: number) => checkDirectory(folder, () => free).map(describeFinding);
    expect(at(5 * 1_024 ** 3)).toEqual([
      `ok     Data directory: ${folder}, mode 700, 3 MB, 5,120 MB free.`,
    ]);
    expect(at(500 * 1_024 ** 2).join()).toMatch(/^note .*nearly full/);
    expect(at(1_024).join()).toMatch(/^wrong .*make room/);
    chmodSync(folder, 0o755);
    expect(at(5 * 1_024 ** 3).join()).toMatch(/^wrong .*others can open it\. Fix: chmod go-rwx/);
    expect(checkDirectory(folder)).toHaveLength(1);
  });

  it.each([
    [0, true, 'wrong'],
    [0, false, 'ok'],
    [1, false, 'wrong'],
    [1, true, 'ok'],
    [1, null, 'ok'],
  ] as const)(
    'compares TRUST_PROXY=%s with a request that was forwarded: %s',
    (trustProxy, isForwarded, outcome) => {
      expect(checkProxies({ trustProxy }, isForwarded).outcome).toBe(outcome);
    },
  );

  it('sees a proxy in front that is not trusted', async () => {
    const { app } = await createTestServer();
    const inside = await app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = await listenOnLoopback(() => async (request, response) => {
      const answer = await fetch(inside + request.url, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
    const behind = { PUBLIC_URL: proxy.origin };
    expect((await examine(behind)).wrong.join()).toContain('a proxy that is not trusted');
    expect((await examine({ ...behind, TRUST_PROXY: '1' })).wrong.join()).not.toContain('Proxies');
    expect((await examine({ PUBLIC_URL: inside, TRUST_PROXY: '1' })).wrong.join()).toContain(
      'a caller can choose its own address',
    );
    await proxy.close();
    await app.close();
  });

  it('F9: compares clocks', () => {
    expect(checkSkew('x', -5_000).outcome).toBe('ok');
    expect(describeFinding(checkSkew('x', 7_400))).toContain('7.4 seconds behind that of x');
    expect(describeFinding(checkSkew('x', -60_000))).toContain('60.0 seconds before that of x');
  });

  it('knows tables of a newer version, and none at all', async () => {
    const findings = async (applied: readonly unknown[]) => {
      const query = async (text: string) =>
        text.includes('to_regclass') ? [{ there: true }] : applied;
      const found = await checkTables({ query, migrations, chain: 'main', keyFingerprints: [] });
      return found.map(({ text }) => text);
    };
    expect(await findings([{ at: '99999999999999' }])).toEqual([
      'they belong to a newer version of Billfold.',
    ]);
    expect(await findings([])).toEqual(['there are none yet: the first start makes them.']);
  });

  it('asks the sources of prices', async () => {
    const services = await openPriceServices();
    services.coins.set('bitcoin', { usd: '64000', last_updated_at: '1' });
    const found = await checkPrices(services.settings, clock);
    await services.close();
    expect(found.map(describeFinding)).toEqual([
      'ok     Prices: CoinGecko knows 1.',
      'wrong  Prices: Kraken gives none. Fix: let this machine reach it, or leave it out of RATE_SOURCES.',
    ]);
    expect((await checkPrices(noRateSources, clock))[0]?.outcome).toBe('note');
  });

  it('asks no network without a node', async () => {
    expect(await checkNodes({ chain: 'regtest', urls: {} }, clock)).toEqual([]);
  });

  it('names a node that does not tell what an idle network compares', async () => {
    const node = await startEvmNode();
    const settings = { chain: 'regtest', urls: { ETH: [node.url] } } as const;
    const check = async () => (await checkNodes(settings, clock)).map(describeFinding)[0];
    expect(await check()).toBe('ok     Node of ETH: it is on the chain "regtest", at block 0.');
    node.behave({ runsNoCode: true });
    expect(await check()).toMatch(
      /^note {3}Node of ETH: .* overrides.* about 5 calls a minute more/,
    );
    await node.close();
  });
});

describe('checkPublisher', () => {
  const urls = {};
  let publisher: ZmtpPublisher;
  beforeEach(async () => {
    publisher = await startZmtpPublisher();
  });
  afterEach(() => publisher.close());

  /** Listens for as long as doctor does, unless `publish` ends it. */
  async function listen(chain: 'main' | 'regtest', topics: readonly string[]) {
    const timer = manualSchedule(manualClock());
    const nodes = { chain, urls, publishers: { BTC: [publisher.address] } };
    const [finding] = checkPublisher('BTC', nodes, timer.schedule);
    await publisher.whenSubscribed(mempoolTopics);
    for (const topic of topics) publisher.publish(topic, Buffer.alloc(0));
    if (topics.length < mempoolTopics.length) timer.runNext();
    return finding;
  }
  const place = () => `127.0.0.1:${publisher.address.port}`;

  it('says that messages arrive', async () => {
    expect(await listen('main', mempoolTopics)).toEqual({
      outcome: 'ok',
      topic: 'Mempool of BTC',
      text: `the node publishes at ${place()}, and messages arrive.`,
    });
  });

  it('names what does not arrive, which is wrong on a main chain alone', async () => {
    const text = `the node publishes at ${place()}, but in 15 seconds came no message of rawtx and sequence.`;
    expect(await listen('main', [])).toMatchObject({
      ...{ outcome: 'wrong', text },
      fix: `start the node with zmqpubrawtx=tcp://${place()} and zmqpubsequence=tcp://${place()}, or correct BTC_ZMQ.`,
    });
  });

  it('takes silence for nothing wrong on a chain of tests', async () => {
    expect(await listen('regtest', [])).toMatchObject({ outcome: 'note' });
  });

  it('says where nothing publishes', async () => {
    const nodes = {
      chain: 'main',
      urls,
      publishers: { BTC: [{ host: '127.0.0.1', port: 9 }] },
    } as const;
    const [finding] = checkPublisher('BTC', nodes);
    expect(await finding).toMatchObject({
      outcome: 'wrong',
      text: 'nothing publishes by ZeroMQ at 127.0.0.1:9.',
    });
  });

  it('says that the variable is not set, or has no use', async () => {
    const found = async (nodes: Partial<NodeSettings>, network: 'BTC' | 'ETH' = 'BTC') =>
      Promise.all(checkPublisher(network, { chain: 'main', urls, ...nodes }));
    const withoutMempool = new Set(['BTC'] as const);
    expect(await found({})).toMatchObject([
      { outcome: 'note', text: expect.stringContaining('BTC_ZMQ is not set') },
    ]);
    expect(await found({ withoutMempool, publishers: { BTC: [publisher.address] } })).toMatchObject(
      [{ outcome: 'note', text: 'BTC_ZMQ has no use with BTC_MEMPOOL=off.' }],
    );
    expect(await found({ withoutMempool })).toEqual([]);
    expect(await found({}, 'ETH')).toEqual([]);
  });
});

describe.runIf(isOnPostgres())('doctor on PostgreSQL', () => {
  it('finds it safe, in step, and with the tables of this version', async () => {
    const { db } = await workerDatabase();
    await db.execute(sql`delete from installation`);
    const lines: string[] = [];
    const variables = { DATABASE_URL: databaseUrl(), DATABASE_POOL_SIZE: '400' };
    const print = (line: string) => lines.push(line);
    await runDoctor({
      args: [],
      variables,
      migrations,
      embedDirectory: '',
      version: '0.0.0',
      print,
      warn: print,
    });
    const text = lines.join('\n');
    expect(text).toMatch(/ok {5}Database: PostgreSQL 1[5-9]/);
    expect(text).toContain('ok     Tables: they are those of this version.');
    expect(text).toContain('ok     Clock: it is in step with that of the database.');
    expect(text).not.toContain('transactions_search');
    expect(text).toMatch(/wrong {2}Database: it takes \d+ connections, and one process opens 401/);
  });

  it('notes that searches have no index', async () => {
    const { db } = await workerDatabase();
    await db.execute(sql`delete from installation`);
    await db.execute(sql`alter index transactions_search rename to another`);
    const query = (text: string) => executeText(db, sql.raw(text));
    const check = { query, migrations, chain: 'sandbox', keyFingerprints: [] } as const;
    const found = await checkTables(check);
    await db.execute(sql`alter index another rename to transactions_search`);
    expect(found.filter(({ outcome }) => outcome === 'note').map(({ text }) => text)).toEqual([
      expect.stringContaining('transactions_search is missing'),
    ]);
  });
});
