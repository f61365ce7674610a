import { parseAmount } from '@billfold/core';
import { createAccount, createWallet } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { balanceOf, confirm } from '../../test/funded.ts';
import { newAccount, newWallet, signUpVerified, vectorPhrase } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';

/** BIP-84: the first receive address of `vectorPhrase`. */
const firstAddress = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

it('finds what an imported phrase received before anybody here knew its addresses', async () => {
  const server = await createTestServer();
  const { ledger } = server.sandboxes.BTC;
  await ledger.pay({ address: firstAddress, amount: parseAmount('0.3', 8) });
  await confirm(server, 3);

  const person = await signUpVerified(server, 'importer@example.com');
  const body = newWallet({ seedPhrase: vectorPhrase });
  const { id: walletId } = await server.call(createWallet, { body }, person);
  const request = { params: { walletId }, body: newAccount('Bitcoin') };
  const account = await server.call(createAccount, request, person);
  await watchChain(server.context, 'BTC').catchUp();
  await rescanIfWanted(server.context, 'BTC');
  expect(await balanceOf(server, { ...person, walletId, account })).toEqual({
    available: '0.30000000',
    pending: '0.00000000',
  });
});
