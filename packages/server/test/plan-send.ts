import type { CreateTokenTransaction, CreateTransaction } from '@billfold/core/contract';
import { seedPhraseToSeed, signTransfer, type TransferPlan } from '@billfold/keyring';
import { loadOwnedAccount, lockAccount } from '../src/accounts/account-store.ts';
import { requireServed } from '../src/chains/require-served.ts';
import { withoutWriting } from '../src/db/without-writing.ts';
import { getFamily } from '../src/families/families.ts';
import { readOrder } from '../src/sends/create/send-order.ts';
import { placeOf } from './funded.ts';
import { type Holder, vectorPhrase } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Plans a send as the server would, for a wallet of the holder’s own that signs it. */
export async function planSend(
  { context }: TestServer,
  holder: Holder,
  body: CreateTransaction | CreateTokenTransaction,
): Promise<TransferPlan> {
  const network = requireServed(holder.account.blockchainNetwork);
  const owned = { userId: holder.user.id, ...placeOf(holder) };
  const { chain } = context.chains.get(network);
  const account = { ...(await loadOwnedAccount(context.db, owned)), chain };
  const { token, amount, memo, fees } = readOrder(account, body);
  const asked = { token, recipient: body.destinationAddress, amount };
  const quote = await getFamily(network).spending.quote(context, account, asked);
  const planned = await withoutWriting(context.db, async (tx) => {
    await lockAccount(tx, account.id);
    return quote.price(fees).plan(tx, { ...asked, reviewed: amount, memo });
  });
  return planned.plan;
}

/** Signs a planned transfer as a wallet of the holder’s own, outside the server. */
export function signElsewhere(plan: TransferPlan, seed = seedPhraseToSeed(vectorPhrase)) {
  const { raw, hash } = signTransfer(seed, plan);
  return { rawTransaction: Buffer.from(raw).toString('hex'), hash };
}
