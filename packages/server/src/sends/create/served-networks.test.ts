import {
  type BaseUnits,
  getNetwork,
  maxSpendable,
  parseAmount,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import { getFees, getSandboxTransaction, listTransactions } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  deposit,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  strangers,
} from '../../../test/funded.ts';
import { createTestServer } from '../../../test/test-server.ts';
import { servedNetworks } from '../../chains/served-networks.ts';

describe.each(servedNetworks)('%s', (network) => {
  const { decimals, confirmations, model } = getNetwork(network);
  const inUnits = (text: string): BaseUnits => parseAmount(text, decimals);
  const asMoney = (units: bigint) => toDecimal(toBaseUnits(units), { decimals });

  it('is received, becomes usable, is sent as it was priced and ends as the ledger has it', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, [], network);
    await deposit(server, holder, '2');
    await confirm(server, confirmations.available - 1, network);
    const two = asMoney(inUnits('2'));
    const none = asMoney(0n);
    expect(await balanceOf(server, holder)).toEqual({ available: none, pending: two });
    await confirm(server, 1, network);
    expect(await balanceOf(server, holder)).toEqual({ available: two, pending: none });

    const fees = await server.call(
      getFees,
      {
        params: placeOf(holder),
        query: { amount: toDecimal('0.5'), toAddress: strangers[network], feeRate: 'Medium' },
      },
      holder,
    );
    const sent = await send(server, holder, { amount: toDecimal('0.5'), acceptFee: true });
    expect(sent).toMatchObject({
      status: 'PENDING',
      blockchainNetwork: network,
      toAddress: strangers[network],
      fee: fees.estimatedFee,
      networkFee: fees.networkFee,
    });
    await confirm(server, confirmations.available, network);
    const [kept] = (
      await server.call(
        listTransactions,
        { params: { walletId: holder.walletId }, query: {} },
        holder,
      )
    ).items;
    const left = inUnits('1.5') - inUnits(kept?.fee ?? '') - inUnits(kept?.networkFee ?? '0');
    expect(kept).toMatchObject({ hash: sent.hash, status: 'CONFIRMED' });
    expect(await balanceOf(server, holder)).toEqual({ available: asMoney(left), pending: none });
    expect(await ledgerBalance(server, strangers[network], network)).toBe(inUnits('0.5'));
    const { data } = await server.call(getSandboxTransaction, {
      params: { network, hash: sent.hash },
    });
    expect(data).toMatchObject({ network, family: model.family, hash: sent.hash, fee: kept?.fee });
  });

  it('sends everything and leaves nothing', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['2'], network);
    const fees = await server.call(
      getFees,
      {
        params: placeOf(holder),
        query: { amount: toDecimal('0'), toAddress: strangers[network], feeRate: 'Medium' },
      },
      holder,
    );
    const maximum = maxSpendable(
      {
        maximumAmount: inUnits(fees.maximumAmount),
        fee: inUnits(fees.estimatedFee),
        networkFee: inUnits(fees.networkFee ?? '0'),
      },
      getNetwork(network),
    );
    await send(server, holder, { amount: asMoney(maximum), sendingMax: true, acceptFee: true });
    await confirm(server, confirmations.available, network);
    expect(await balanceOf(server, holder)).toEqual({
      available: asMoney(0n),
      pending: asMoney(0n),
    });
  });
});
