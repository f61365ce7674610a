// Starts a temporary PostgreSQL for tests and proofs, in a folder of its own and on a free port of the
// loopback; nothing is left when it stops.
//   node scripts/postgres.mjs                  runs until Ctrl-C and prints DATABASE_URL
//   node scripts/postgres.mjs <command> ...    runs the command with DATABASE_URL set
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const user = 'billfold';

/**
 * @typedef {object} Postgres
 * @property {string} url of its database `postgres`, as a superuser
 * @property {() => Promise<void>} stop ends it and removes its folder
 * @property {() => Promise<void>} halt ends it at once, as a crash of its machine would
 * @property {() => Promise<void>} resume starts it again on the same port and the same data
 *
 * Starts a PostgreSQL.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error(missing);
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'billfold-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid ?? owner.uid);
  execFileSync(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      user,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      // Under C alone, `lower` changes no letter outside of ASCII.
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--no-sync',
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  const run = () => runServer(join(binaries, 'postgres'), { data, port, owner, url });
  let server = await run();
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    server.child.kill(signal);
    await server.exited;
  };
  return {
    url,
    stop: async () => {
      // Immediate shutdown: nothing of it is kept.
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
    halt: () => end('SIGQUIT'),
    resume: async () => {
      server = await run();
    },
  };
}

/**
 * Creates an empty database on the server of `url`.
 * @param {string} url
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createDatabase(url) {
  const name = `billfold_${randomBytes(6).toString('hex')}`;
  await onServer(url, (client) => client.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = () => onServer(url, (client) => client.query(`drop database ${name} with (force)`));
  return { url: own.href, drop: async () => void (await drop()) };
}

/**
 * Runs `work` on a connection of its own.
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function onServer(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the folder of initdb and postgres: on the path, or where Debian, Homebrew and others put it. */
export function findBinaries() {
  /** @param {string} root */
  const versions = (root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /\d/.test(name))
          .sort(
            (a, b) =>
              Number.parseInt(b.replace(/\D*/, ''), 10) - Number.parseInt(a.replace(/\D*/, ''), 10),
          )
          .map((name) => join(root, name, 'bin'))
      : [];
  const places = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql'),
    ...versions('/opt/homebrew/opt').filter((path) => path.includes('postgresql@')),
    '/usr/pgsql/bin',
  ];
  return places.find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  );
}

export const missing =
  'PostgreSQL 15 or newer is not installed. Debian, Ubuntu: apt-get install postgresql. macOS: brew install postgresql@17.';

/**
 * Returns the user of the server: PostgreSQL refuses to run as root, and runs as the user of its package then.
 * @returns {{ uid?: number, gid?: number }}
 */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag @param {string} name */
  const idOf = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This system has no such user.
    }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

/**
 * @param {string} binary
 * @param {{ data: string, port: number, owner: { uid?: number, gid?: number }, url: string }} options
 */
async function runServer(binary, { data, port, owner, url }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Nothing here outlives the run, so nothing waits for the disk.
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '64MB',
    log_min_messages: 'panic',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binary, ['-D', data, ...args], {
    ...owner,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  let isOver = false;
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) =>
    child.once('exit', () => {
      isOver = true;
      resolve();
    }),
  );
  for (;;) {
    if (isOver) throw new Error(`PostgreSQL ended at its start:\n${output}`);
    const isReady = await onServer(url, (client) => client.query('select 1')).catch(() => null);
    if (isReady !== null) return { child, exited };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('no free port'));
      probe.close(() => resolve(address.port));
    });
  });
}

/** @param {string[]} args */
async function main([command, ...args]) {
  const postgres = await startPostgres();
  const stopping = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(0));
  });
  /** @type {number} */
  let code;
  if (command === undefined) {
    console.log(`DATABASE_URL=${postgres.url}`);
    code = await stopping;
  } else {
    const env = { ...process.env, DATABASE_URL: postgres.url };
    const child = spawn(command, args, { stdio: 'inherit', env });
    code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  }
  await postgres.stop();
  process.exit(code);
}

if (import.meta.filename === process.argv[1])
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
