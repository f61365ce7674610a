import { toBaseUnits } from '@billfold/core';
import type { SolanaKeyring } from '@billfold/keyring';
import type { SimulatedTransfer, TokenTransfer } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { amountAnswer } from './node-answers.ts';
import { missingRent } from './token-account.ts';

/** Adds the rent of a token account where the recipient has none: the sender pays for it. */
export async function simulateTransfer(
  rpc: JsonRpc,
  keyring: SolanaKeyring,
  { token, to }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const rent =
    to === null
      ? await fullRent(rpc)
      : await missingRent(rpc, keyring.tokenAccountOf(to, token.contract));
  return rent === 0n ? { work } : { work, networkFee: toBaseUnits(rent) };
}

function fullRent(rpc: JsonRpc): Promise<bigint> {
  return rpc.call({
    method: 'getMinimumBalanceForRentExemption',
    params: [165],
    schema: amountAnswer(),
  });
}

/** Compute units of making an account for a token, a memo, and handing the token over. */
const work = 100_000n;
