import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { readNodeSettings } from './chains/node-settings.ts';
import { findCommand } from './commands/find-command.ts';
import { createServer, type Server, type ServerOptions } from './create-server.ts';
import { claimInstallation } from './db/claim-installation.ts';
import { openDatabase } from './db/open-database.ts';
import { type DemoCredentials, describeDemo } from './demo/demo-credentials.ts';
import { createLogoEncoder } from './logos/create-logo-encoder.ts';
import { readSmtpSettings } from './mail/smtp-settings.ts';
import { readBillingSettings } from './platform/billing-settings.ts';
import { lockDataDirectory, makeDataDirectory } from './platform/data-lock.ts';
import { type Env, readEnv } from './platform/env.ts';
import { movableClock } from './platform/movable-clock.ts';
import { readProviderSettings } from './platform/provider-settings.ts';
import { readRateSettings } from './platform/rate-settings.ts';
import { resolveBySystem } from './platform/resolve-host.ts';
import { type Role, readRole } from './platform/role.ts';
import { readSendSettings } from './platform/send-settings.ts';
import { nowOf, serverPlatform } from './platform/server-platform.ts';
import { StartError } from './platform/start-error.ts';
import { provideDemo } from './provide-demo.ts';
import { makeFirstKey } from './vault/key-source.ts';
import { connectSigner } from './vault/process/connect-signer.ts';
import { requireSigner } from './vault/process/probe-signer.ts';
import { type OpenedVault, openSignerProcess } from './vault/process/signer-process.ts';
import { spawnSigner } from './vault/process/spawn-signer.ts';

/** Starts a server, or does what a command says. */
async function main(): Promise<void> {
  // Whatever is written here, such as the embedded database, is the owner's alone.
  process.umask(0o077);
  const [name, ...args] = process.argv.slice(2);
  const command = findCommand(name);
  if (command === undefined) return serve();
  process.exitCode = await command({
    args,
    migrations: besides('../migrations'),
    embedDirectory: besides('../../embed/dist'),
    version: versionOf(besides('../package.json')),
    variables: process.env,
    print: (line) => console.log(line),
    warn: (line) => console.log(red(line)),
  });
}

/** Opens everything in order and gives it back in reverse, whatever goes wrong between. */
async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const role = requireFit(readRole(process.argv.slice(2)), env);
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    undo.push(claimDirectory(env));
    const { server, demo } = await open({ env, role }, undo);
    const url = await listen(server, env);
    undo.push(() => server.stop());
    server.start();
    stopOnSignal(stop);
    console.log(describeData(env));
    if (role === 'worker') console.log('This worker serves only /healthz, /readyz and /metrics.');
    else if (env.mailer === 'outbox')
      console.log(`Mails are not sent: read them at ${url}/dev/outbox`);
    for (const line of describeReach(env)) console.log(line);
    if (demo !== null) console.log(describeDemo(demo));
    console.log(`Billfold is ready at ${url}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws {StartError} */
function requireFit(role: Role, { databaseUrl }: Env): Role {
  if (role === 'all' || databaseUrl !== null) return role;
  throw new StartError(
    '--role needs DATABASE_URL: the embedded database serves one process alone.',
  );
}

/**
 * Locks the data directory for the embedded database; processes on PostgreSQL may share one, or need none.
 * Returns a function that releases it.
 */
function claimDirectory(env: Env): () => void {
  const { databaseUrl, dataDirectory, masterKey, signerSocket, demo } = env;
  if (databaseUrl === null) return lockDataDirectory(dataDirectory);
  const hasKeyHere = masterKey === null && signerSocket === null;
  if (hasKeyHere || demo) makeDataDirectory(dataDirectory);
  return () => {};
}

function describeData({ databaseUrl }: Env): string {
  if (databaseUrl === null)
    return 'Data is kept in an embedded database, for trying and developing: not safe against power loss.';
  const { host, pathname } = new URL(databaseUrl);
  return `Data is kept in PostgreSQL at ${host}${pathname}`;
}

/** Warns of who reaches the sandbox, and of names under which nobody reaches the server. */
function describeReach({ chainMode, sandboxControls, host, publicUrl }: Env): readonly string[] {
  const isOpen = chainMode === 'sandbox' && sandboxControls === 'public';
  const isElsewhere = publicUrl === null && !/^(localhost|127\.|::1$)/.test(host);
  return [
    ...(isOpen
      ? [red('Everybody may move the sandbox and read its mails: SANDBOX_CONTROLS=public.')]
      : []),
    ...(isElsewhere
      ? [
          'It answers under the names of this machine alone. Set PUBLIC_URL to the address that people use.',
        ]
      : []),
  ];
}

function red(text: string): string {
  return styleText('red', text, { stream: process.stdout });
}

interface Start {
  readonly env: Env;
  readonly role: Role;
}
interface Opened {
  readonly server: Server;
  readonly demo: DemoCredentials | null;
}

async function open({ env, role }: Start, undo: (() => void | Promise<void>)[]): Promise<Opened> {
  const nodes = readNodeSettings(process.env, env);
  const providers = readProviderSettings(process.env);
  const billing = readBillingSettings(process.env);
  const rateSources = readRateSettings(process.env, nodes?.chain ?? 'sandbox');
  const sendSettings = readSendSettings(process.env, nodes === null ? null : rateSources);
  const movable = env.hasMovableClock ? movableClock() : null;
  const platform = serverPlatform(movable === null ? {} : { clock: movable });
  // The signer starts while the database opens; whatever becomes of one, the other is given back.
  const [vault, database] = await allOrNone(
    async () => {
      const opened = await openVault(env);
      undo.push(() => opened.signer.close());
      return opened;
    },
    async () => {
      const opened = await openDatabase({
        url: env.databaseUrl,
        poolSize: env.databasePoolSize,
        directory: env.dataDirectory,
        template: besides('template.tar.gz'),
        migrations: besides('../migrations'),
      });
      undo.push(() => opened.close());
      return opened;
    },
  );
  const options: ServerOptions = {
    db: database.db,
    listen: database.listen,
    connections: database.connections,
    role,
    platform,
    movableClock: movable,
    env,
    nodes,
    resolveHost: resolveBySystem,
    smtp: readSmtpSettings(process.env, env),
    providers,
    rateSources,
    billing,
    sendSettings,
    demoDirectory: env.demo ? env.dataDirectory : null,
    vault,
    encodeLogo: createLogoEncoder({ entry: besides('logo-worker.js') }),
    appDirectory: besides('../../app/dist'),
    embedDirectory: besides('../../embed/dist'),
    version: versionOf(besides('../package.json')),
    // The lock of its directory says that every earlier process is gone.
    isOnlyProcess: database.isExclusive,
  };
  const demo = await database.alone(async () => {
    const chain = nodes?.chain ?? 'sandbox';
    const keyFingerprints = vault.fingerprints;
    await claimInstallation(database.db, { chain, keyFingerprints, now: nowOf(platform) });
    return env.demo && nodes === null ? provideDemo(options, env.dataDirectory) : null;
  });
  return { server: await createServer(options), demo };
}

/**
 * Connects to the signer of `SIGNER_SOCKET`, or starts one on the keys of the data directory; this process
 * makes the first key, where there is none, and reads none.
 * @throws {StartError}
 */
async function openVault({
  dataDirectory: directory,
  masterKey,
  signerSocket,
  transit,
}: Env): Promise<OpenedVault> {
  const log = (line: string) => console.error(line);
  if (signerSocket !== null) {
    if (transit !== null)
      throw new StartError(
        'VAULT_ADDR is for the signer alone where SIGNER_SOCKET is set. Remove it here.',
      );
    if (masterKey !== null)
      throw new StartError(
        'BILLFOLD_MASTER_KEY is for the signer alone where SIGNER_SOCKET is set. Remove it here.',
      );
    await requireSigner(signerSocket);
    const openChannel = () => connectSigner(signerSocket);
    return openSignerProcess({ openChannel, keySource: () => null, log });
  }
  await makeFirstKey({ directory, given: masterKey, transit });
  return openSignerProcess({
    openChannel: () => spawnSigner(besides('signer.js'), transit === null ? {} : readAuthorities()),
    keySource: () => ({ directory, given: readEnv(process.env).masterKey, transit }),
    log,
  });
}

/** The authorities that calls to a Vault trust besides those of Node. */
function readAuthorities(): Readonly<Record<string, string>> {
  const name = 'NODE_EXTRA_CA_CERTS';
  const file = process.env[name];
  return file === undefined ? {} : { [name]: file };
}

/** Both at once; when one fails the other is waited for, so that it can be given back. */
async function allOrNone<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const both = [first(), second()] as const;
  await Promise.allSettled(both);
  return Promise.all(both);
}

async function listen({ app }: Server, { host, port }: Env): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} on ${host} is taken. Stop the other program or set PORT.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`Cannot listen on ${host} port ${port} (${code}). Set HOST and PORT.`);
    throw error;
  }
}

/** Longest time that a stop takes: whoever starts servers kills them soon after. */
const stopMs = 30_000;

/**
 * The first signal finishes what is under way; a second one does not cut it off. What has not ended in time is done
 * by another process, or at the next start.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(giveUp, stopMs).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function giveUp(): void {
  const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
  console.error(`Not everything has ended after ${stopMs / 1_000} seconds. Still open: ${open}.`);
  process.exit(1);
}

function besides(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function versionOf(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0.0.0';
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
