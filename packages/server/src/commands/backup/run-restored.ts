import { raiseAddressFloor } from '../../payments-accounts/raise-address-floor.ts';
import { StartError } from '../../platform/start-error.ts';
import type { CommandCall } from '../command.ts';
import { withKeys } from '../keys/open-keys.ts';

/**
 * Makes a database that PostgreSQL's own tools restored ready to be used again: addresses for payments
 * that were given out after the backup are not given out once more.
 * @throws {StartError}
 */
export async function runRestored(call: CommandCall): Promise<number> {
  if (call.args.length > 0) throw new StartError('Say restored, without anything after it.');
  return withKeys(call, async ({ db }) => {
    await raiseAddressFloor(db);
    call.print('New addresses for payments begin after all that were given out before.');
    return 0;
  });
}
