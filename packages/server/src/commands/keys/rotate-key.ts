import { statSync } from 'node:fs';
import { lt } from 'drizzle-orm';
import { installation, totpSecrets } from '../../db/schema.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { StartError } from '../../platform/start-error.ts';
import { resealSecrets } from '../../two-factor/reseal-secrets.ts';
import { keyFileOf, storeKeys } from '../../vault/key-source.ts';
import { fingerprintOf, type MasterKey, newestOf, nextMasterKey } from '../../vault/master-keys.ts';
import { openVaultInProcess } from '../../vault/open-vault.ts';
import { countSecretsUnder, resealWebhookSecrets } from '../../webhooks/reseal-webhook-secrets.ts';
import type { CommandCall } from '../command.ts';
import { countUnder, describeUnder, isNothing } from './count-under.ts';
import type { OpenKeys } from './open-keys.ts';

type Print = CommandCall['print'];

/** @throws {StartError} the keys stand in a variable, where the new one must be put first */
export async function rotateKey(keys: OpenKeys, print: Print): Promise<void> {
  const { db } = keys;
  const masterKeys = (await isUnderWay(keys)) ? keys.masterKeys : await addKey(keys, print);
  const { random } = serverPlatform();
  const { keys: serverKeys } = openVaultInProcess(masterKeys, random);
  // From here on no server without the new key starts: it could not read what is written under it.
  await db.update(installation).set({ keyFingerprint: fingerprintOf(newestOf(masterKeys)) });
  const count = await resealSecrets(db, { keys: serverKeys, random });
  const webhooks = await resealWebhookSecrets(db, { keys: serverKeys, random });
  print(
    `Sealed anew under master key ${serverKeys.current}: ${count} authenticator apps, ${webhooks} webhooks.`,
  );
  for (const { version } of masterKeys.slice(1)) {
    const under = await countUnder(db, version);
    if (isNothing(under))
      print(`Nothing hangs on master key ${version} any more: rotate-key --forget ${version}.`);
    else print(`Keep master key ${version} for what waits for its owner: ${describeUnder(under)}.`);
  }
  print('Start the servers again, all of them with the new keys.');
}

/** A newer key is there already and not everything is under it that could be. */
async function isUnderWay({ db, masterKeys, stamp }: OpenKeys): Promise<boolean> {
  const newest = newestOf(masterKeys);
  if (fingerprintOf(newest) !== stamp) return true;
  if ((await db.$count(totpSecrets, lt(totpSecrets.keyVersion, newest.version))) > 0) return true;
  for (const { version } of masterKeys.slice(1))
    if ((await countSecretsUnder(db, version)) > 0) return true;
  return false;
}

/** A key that is younger was hardly used: a second rotation is a slip, such as a repeated command. */
const youngMs = 24 * 60 * 60_000;

async function addKey(
  { areGiven, source, masterKeys }: OpenKeys,
  print: Print,
): Promise<readonly MasterKey[]> {
  const added = nextMasterKey(masterKeys);
  if (areGiven)
    throw new StartError(
      `Put a new key before the present one and say rotate-key again: BILLFOLD_MASTER_KEY=${added.version}:{64 new hexadecimal digits},{what it is now}.`,
    );
  const { mtimeMs } = statSync(keyFileOf(source));
  if (masterKeys.length > 1 && Date.now() - mtimeMs < youngMs)
    throw new StartError(
      `Master key ${added.version - 1} was made less than a day ago. Start the servers with it; it is rotated again tomorrow at the earliest.`,
    );
  const all = [added, ...masterKeys];
  await storeKeys(source, all);
  print(
    `${keyFileOf(source)} has master key ${added.version} now. Back it up, with the older ones.`,
  );
  return all;
}
