import { StartError } from '../../platform/start-error.ts';
import { keyFileOf, storeKeys } from '../../vault/key-source.ts';
import { fingerprintOf, newestOf } from '../../vault/master-keys.ts';
import type { CommandCall } from '../command.ts';
import { countUnder, describeUnder, isNothing } from './count-under.ts';
import type { OpenKeys } from './open-keys.ts';

/** Takes an older key away. @throws {StartError} something hangs on it, or it is in use */
export async function forgetKey(
  keys: OpenKeys,
  version: number,
  print: CommandCall['print'],
): Promise<void> {
  const { db, areGiven, source, masterKeys, stamp } = keys;
  const kept = masterKeys.filter((key) => key.version !== version);
  const newest = newestOf(masterKeys);
  if (kept.length === masterKeys.length) throw new StartError(`There is no master key ${version}.`);
  if (newest.version === version || fingerprintOf(newest) !== stamp)
    throw new StartError(`Master key ${version} is in use. Say rotate-key first.`);
  const under = await countUnder(db, version);
  if (!isNothing(under))
    throw new StartError(
      `Something would be lost with master key ${version}: ${describeUnder(under)}. Passwords and wallets follow when they are next used; recovery codes when new ones are made.`,
    );
  if (areGiven) {
    print(`Nothing hangs on master key ${version}: take it out of BILLFOLD_MASTER_KEY.`);
    return;
  }
  await storeKeys(source, kept);
  print(`Master key ${version} is gone from ${keyFileOf(source)}. Old backups still need it.`);
}
