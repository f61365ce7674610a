import { getNetwork, parseAmount, toDecimal, tokensOf } from '@billfold/core';
import { createTokenTransaction } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { confirm, holderWith, strangers } from '../../test/funded.ts';
import { cloudPassword } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import { takeAddress } from './take-address.ts';

describe.each(['ETH', 'BSC', 'TRX'] as const)('a payment in a token of %s', (network) => {
  it('says what is missing without gas, and is spent by its owner once gas was brought', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, [], network);
    const account = await paymentsAccount(server, await settledBusiness(server, holder), network);
    const { db } = server.context;
    const { ledger } = server.sandboxes[network];
    const { confirmations, decimals, gas, symbol } = getNetwork(network);
    const [token] = tokensOf(network);
    if (token === undefined) throw new Error(`${network} has no token`);
    const { accountId, address } = await db.transaction((tx) =>
      takeAddress(tx, server.context, { account, paymentId: 'pay_1' }),
    );
    await ledger.pay({ address, token, amount: parseAmount('25', token.decimals) });
    await confirm(server, confirmations.available, network);
    const held = async () =>
      (await loadAssetBalance(db, { id: accountId, network }, token.id)).spendable;
    expect(await held()).toBe(parseAmount('25', token.decimals));
    const request = {
      params: { walletId: holder.walletId, accountId },
      body: {
        ...{ tokenId: token.id, amount: toDecimal('25'), destinationAddress: strangers[network] },
        ...{ password: cloudPassword, seedPhrase: null, twoFactorCode: null },
        ...{ sendingMax: true, acceptFee: true, gasPrice: null },
        gasLimit: gas === null ? null : '100000',
      },
    };
    const caller = { ...holder, idempotencyKey: 'out' };
    expect(await server.refusal(createTokenTransaction, request, caller)).toMatchObject({
      ...{ status: 400, code: 'INSUFFICIENT_NATIVE_FOR_FEE' },
      errors: [expect.stringContaining(symbol)],
    });
    await ledger.pay({ address, amount: parseAmount('50', decimals) });
    await confirm(server, confirmations.available, network);
    expect(await server.call(createTokenTransaction, request, caller)).toMatchObject({
      ...{ status: 'PENDING', toAddress: strangers[network] },
    });
    await server.outbox.drain();
    await confirm(server, confirmations.available, network);
    expect(await held()).toBe(0n);
  });
});
