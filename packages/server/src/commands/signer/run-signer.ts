import { constants, setPriority } from 'node:os';
import { makeDataDirectory } from '../../platform/data-lock.ts';
import { readEnv } from '../../platform/env.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { StartError } from '../../platform/start-error.ts';
import { serveSigner } from '../../vault/process/signer-service.ts';
import type { CommandCall } from '../command.ts';

/**
 * Serves the signer at `SIGNER_SOCKET` until a signal ends it. The data directory of this user has the
 * master key; the servers, which run as another user, have none.
 * @throws {StartError}
 */
export async function runSigner({ args, variables, print }: CommandCall): Promise<number> {
  const { signerSocket: socket, dataDirectory: directory, masterKey, transit } = readEnv(variables);
  if (args.length > 0 || socket === null)
    throw new StartError('Set SIGNER_SOCKET to the path at which the signer listens.');
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  if (masterKey === null) makeDataDirectory(directory);
  const { random } = serverPlatform();
  const service = await serveSigner({
    socket,
    keySource: { directory, given: masterKey, transit },
    random,
  });
  // Where the processor is short, answers go before password hashes.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  print(`The signer listens at ${socket}.`);
  await stopped;
  await service.stop();
  return 0;
}
