import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type Server, type ServerOptions } from './create-server.ts';
import { claimInstallation } from './db/claim-installation.ts';
import { openEmbeddedDatabase } from './db/open-database.ts';
import { lockDataDirectory } from './platform/data-lock.ts';
import { type Env, readEnv } from './platform/env.ts';
import { nowOf, serverPlatform } from './platform/server-platform.ts';
import { StartError } from './platform/start-error.ts';
import { provideDemo } from './provide-demo.ts';
import { type DemoCredentials, describeDemo } from './services/demo/demo-credentials.ts';
import { loadMasterKey } from './vault/server-keys.ts';

/** Opens everything in order and gives it back in reverse, whatever goes wrong between. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    undo.push(lockDataDirectory(env.dataDirectory));
    const { server, demo } = await open(env, undo);
    const url = await listen(server, env);
    undo.push(() => server.stop());
    server.start();
    stopOnSignal(stop);
    console.log(
      'Data is kept in an embedded database, for trying and developing: not safe against power loss.',
    );
    console.log(`Mails are not sent: read them at ${url}/dev/outbox`);
    if (demo !== null) console.log(describeDemo(demo));
    console.log(`Billfold is ready at ${url}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Opened {
  readonly server: Server;
  readonly demo: DemoCredentials | null;
}

async function open(env: Env, undo: (() => void | Promise<void>)[]): Promise<Opened> {
  const platform = serverPlatform();
  const masterKey = loadMasterKey(env.dataDirectory, env.masterKey);
  const database = await openEmbeddedDatabase({
    directory: env.dataDirectory,
    template: besides('template.tar.gz'),
    migrations: besides('../migrations'),
  });
  undo.push(() => database.close());
  await claimInstallation(database.db, { chainMode: env.chainMode, now: nowOf(platform) });
  const options: ServerOptions = {
    db: database.db,
    platform,
    env,
    masterKey,
    appDirectory: besides('../../app/dist'),
    version: versionOf(besides('../package.json')),
    // The lock of the data directory says that every earlier process is gone.
    isOnlyProcess: true,
  };
  const demo = env.demo ? await provideDemo(options, env.dataDirectory) : null;
  return { server: await createServer(options), demo };
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

/** The first signal finishes what is under way; a second one does not cut it off. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
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
