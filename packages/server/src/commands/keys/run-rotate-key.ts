import { StartError } from '../../platform/start-error.ts';
import type { CommandCall } from '../command.ts';
import { forgetKey } from './forget-key.ts';
import { withKeys } from './open-keys.ts';
import { rotateKey } from './rotate-key.ts';

/**
 * Makes a new master key and seals anew what the server can by itself; what hangs on somebody's
 * password follows when it is next typed. A rotation that was cut off is gone on with. With
 * `--forget <version>` an older key goes, once nothing hangs on it.
 * @throws {StartError}
 */
export async function runRotateKey(call: CommandCall): Promise<number> {
  const forgotten = readArguments(call.args);
  return withKeys(call, async (keys) => {
    if (forgotten === null) await rotateKey(keys, call.print);
    else await forgetKey(keys, forgotten, call.print);
    return 0;
  });
}

/** The version to forget; null to rotate. @throws {StartError} */
function readArguments(args: readonly string[]): number | null {
  if (args.length === 0) return null;
  const [, version] = /^--forget[ =]([1-9]\d{0,2})$/.exec(args.join(' ')) ?? [];
  if (version === undefined)
    throw new StartError('Say rotate-key, or rotate-key --forget <version>.');
  return Number(version);
}
