import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import { getTransaction } from '@billfold/core/contract';
import { addressModesOf } from '@billfold/core/internal';
import { describe, expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { confirm, holderWith, send, strangers } from '../../test/funded.ts';
import { createTestServer } from '../../test/test-server.ts';
import { loadAccountBalance } from '../accounts/account-balances.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import { loadOnlyAddress } from '../families/load-only-address.ts';
import { takeAddress } from './take-address.ts';

describe.each(servedNetworks)('a payment in %s', (network) => {
  const { decimals, confirmations } = getNetwork(network);

  it('arrives at an address of its own business, and is spent by its owner', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, [], network);
    const businessId = await settledBusiness(server, holder);
    const account = await paymentsAccount(server, businessId, network);
    const [mode] = addressModesOf({ id: network, network });
    const { db } = server.context;
    const place =
      mode === 'SHARED'
        ? { accountId: account.id, address: await loadOnlyAddress(db, account.id) }
        : await db.transaction((tx) =>
            takeAddress(tx, server.context, { account, paymentId: 'pay_1' }),
          );
    const paid = await server.sandboxes[network].ledger.pay({
      address: place.address,
      amount: parseAmount('2', decimals),
    });
    expect(paid.outcome).toBe('sent');
    await confirm(server, confirmations.available, network);
    const balance = await loadAccountBalance(db, { id: place.accountId, network });
    expect(balance.spendable).toBe(parseAmount('2', decimals));

    const paying = { ...holder, account: { ...holder.account, id: place.accountId } };
    const sent = await send(server, paying, { amount: toDecimal('0.5'), acceptFee: true });
    expect(sent).toMatchObject({ status: 'PENDING', toAddress: strangers[network] });
    await confirm(server, confirmations.available, network);
    const { value, fee, networkFee } = await server.call(
      getTransaction,
      { params: { walletId: holder.walletId, transactionId: sent.id } },
      holder,
    );
    const gone = [value, fee ?? '0', networkFee ?? '0']
      .map((text) => parseAmount(text, decimals))
      .reduce((sum, each) => sum + each, 0n);
    const left = await loadAccountBalance(db, { id: place.accountId, network });
    expect(left.spendable).toBe(balance.spendable - gone);
  });
});
