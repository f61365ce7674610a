import { existsSync } from 'node:fs';
import { lockDataDirectory } from '../../platform/data-lock.ts';
import { readEnv } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import { encryptedFileIn, encryptKeys } from '../../vault/key-source.ts';
import { fileIn, loadMasterKeys, wipeMasterKeys } from '../../vault/master-keys.ts';
import type { CommandCall } from '../command.ts';

/**
 * Lets Vault encrypt the master keys of a data directory, once it also decrypts them. The keys themselves stay until
 * their owner removes them.
 * @throws {StartError} there are none, or Vault does not encrypt them
 */
export async function runEncryptKey({ args, variables, print }: CommandCall): Promise<number> {
  const { dataDirectory: directory, transit } = readEnv(variables);
  const [plain, encrypted] = [fileIn(directory), encryptedFileIn(directory)];
  if (args.length > 0 || transit === null)
    throw new StartError('Set VAULT_ADDR, VAULT_TRANSIT_KEY and VAULT_TOKEN_FILE.');
  const unlock = lockDataDirectory(directory);
  try {
    if (existsSync(encrypted)) throw new StartError(`There is ${encrypted} already.`);
    if (!existsSync(plain)) throw new StartError(`There is no master key in ${directory}.`);
    const keys = loadMasterKeys(directory, null);
    await encryptKeys(directory, { transit, keys });
    wipeMasterKeys(keys);
  } finally {
    unlock();
  }
  print(`Vault has encrypted the master keys into ${encrypted}, and decrypts them again.`);
  print(`Back up ${plain} apart from this machine, then remove it: the server reads it no more.`);
  return 0;
}
