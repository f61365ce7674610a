import { existsSync } from 'node:fs';
import { describeFault } from '../../platform/describe-fault.ts';
import type { Env, Variables } from '../../platform/env.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { StartError } from '../../platform/start-error.ts';
import { keyFileOf } from '../../vault/key-source.ts';
import { readKeyFingerprints } from '../../vault/process/read-key-fingerprints.ts';
import type { CommandCall } from '../command.ts';
import { checkAddress } from './check-address.ts';
import { checkControls } from './check-controls.ts';
import { checkDirectory } from './check-directory.ts';
import { checkEmbedded } from './check-embedded.ts';
import { checkKeyPlace } from './check-key-place.ts';
import { checkMail } from './check-mail.ts';
import { checkNodes } from './check-nodes.ts';
import { checkPostgres } from './check-postgres.ts';
import { checkPrices } from './check-prices.ts';
import { aboutTopic, describeFinding, type Finding } from './finding.ts';
import { type Configuration, readConfiguration } from './read-configuration.ts';

/**
 * Looks at everything that a server here would need, changes nothing, and prints one line for each
 * thing. Answers 1 when something is wrong.
 */
export async function runDoctor(call: CommandCall): Promise<number> {
  const { variables, migrations, print, warn } = call;
  const findings: Finding[] = [];
  const tell = (found: readonly Finding[]): void => {
    findings.push(...found);
    for (const finding of found)
      (finding.outcome === 'wrong' ? warn : print)(describeFinding(finding));
  };
  const configuration = configurationOf(variables, tell);
  if (configuration !== null)
    for (const check of checksOf(configuration, migrations)) tell(await tryCheck(check));
  const wrong = findings.filter(({ outcome }) => outcome === 'wrong').length;
  print(wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} are wrong.`);
  return wrong === 0 ? 0 : 1;
}

function configurationOf(
  variables: Variables,
  tell: (found: readonly Finding[]) => void,
): Configuration | null {
  const { ok, wrong } = aboutTopic('Configuration');
  try {
    const configuration = readConfiguration(variables);
    const { env, nodes } = configuration;
    const place = nodes === null ? 'sandbox' : `live on "${nodes.chain}"`;
    const store = env.databaseUrl === null ? env.dataDirectory : 'PostgreSQL';
    tell([ok(`${place}, data in ${store}.`)]);
    return configuration;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    tell([wrong(error.message, 'correct that variable; docs/operations.md lists all of them.')]);
    return null;
  }
}

type Check = () => Promise<readonly Finding[]>;

function checksOf(
  { env, nodes, rateSources, smtp }: Configuration,
  migrations: string,
): readonly Check[] {
  const { clock } = serverPlatform();
  const { databaseUrl: url, databasePoolSize: poolSize, dataDirectory: directory } = env;
  const tables = async () => ({
    migrations,
    chain: nodes?.chain ?? ('sandbox' as const),
    keyFingerprints: await fingerprintsFrom(env),
  });
  return [
    async () =>
      url === null
        ? checkEmbedded({ ...(await tables()), directory })
        : checkPostgres({ ...(await tables()), url, poolSize }),
    () => checkKeyPlace(env, clock.now()),
    async () => checkDirectory(directory),
    ...(nodes === null
      ? []
      : [() => checkNodes(nodes, clock), () => checkPrices(rateSources, clock)]),
    () => checkMail(smtp, env.chainMode),
    () => checkAddress(env),
    async () => checkControls(env),
  ];
}

/** Returns none when there is no key yet: the doctor must not make one. @throws {StartError} it is damaged */
async function fingerprintsFrom(env: Env): Promise<readonly string[]> {
  const { dataDirectory: directory, transit } = env;
  const isHere =
    env.masterKey !== null || existsSync(keyFileOf({ directory, given: null, transit }));
  return env.signerSocket === null && !isHere ? [] : readKeyFingerprints(env);
}

async function tryCheck(check: Check): Promise<readonly Finding[]> {
  const { wrong } = aboutTopic('Doctor');
  try {
    return await check();
  } catch (error) {
    const { message } = describeFault(error);
    return [wrong(message, 'see what it says.')];
  }
}
