import { type AskedPurses, mayRunCode } from '../accounts/may-run-code.ts';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';

/** Gas of a transfer of coins to an address that runs the code of a sweeper, which takes more than one without code. */
const delegatedGasLimit = '42000';

/**
 * Returns the gas limit of coins to purses of which one may run the code of a sweeper (EIP-7702); null for that of any
 * other address.
 */
export async function gasLimitFor(
  context: Pick<ServiceContext, 'db' | 'collectsTogether'>,
  asked: AskedPurses,
): Promise<string | null> {
  if (getFamily(asked.network).sweeping === null) return null;
  return (await mayRunCode(context, asked)) ? delegatedGasLimit : null;
}
