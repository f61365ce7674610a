import { getNetwork, parseAmount } from '@billfold/core';
import { getCheckoutReceipt, getMerchantReceipt, type Payment } from '@billfold/core/contract';
import { ReceiptError, verifyReceipt } from '@billfold/core/merchant';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC', 'LTC', 'ETH']);
});

type Paid = 'BTC' | 'LTC' | 'ETH';
const enough = (network: Paid) => getNetwork(network).confirmations.available;

async function confirmed(network: Paid): Promise<Payment> {
  const payment = await askToBePaid(shop, { method: network });
  const amount = parseAmount(payment.due ?? '', getNetwork(network).decimals);
  const paid = await server.sandboxes[network].ledger.pay({
    ...{ address: payment.method?.address ?? '', amount },
  });
  expect(paid.outcome).toBe('sent');
  await confirm(server, enough(network), network);
  return payment;
}

const receiptOf = async ({ id }: Pick<Payment, 'id'>) =>
  (await server.call(getCheckoutReceipt, { params: { id } })).data;

describe('the proof of a receipt', () => {
  it.each(['BTC', 'LTC'] as const)('is verified without any network in %s', async (network) => {
    const payment = await confirmed(network);
    const { data: receipt } = await server.call(
      getMerchantReceipt,
      { params: { id: payment.id } },
      shop.key,
    );
    const { proved, unproved } = verifyReceipt(receipt);
    expect(unproved).toEqual([]);
    expect(proved).toHaveLength(1);
    const { blockHash, blockHeight } = proved[0] ?? { blockHash: '', blockHeight: 0 };
    const { chain } = server.sandboxes[network];
    expect(await chain.blockAt(blockHeight)).toMatchObject({ hash: blockHash });
    expect(proved[0]?.transfer).toMatchObject({ amount: payment.due });
    // No block of the sandbox passes as one of the main network.
    expect(() => verifyReceipt({ ...receipt, sandbox: false })).toThrow(ReceiptError);
  });

  it('is null on networks without such blocks', async () => {
    const receipt = await receiptOf(await confirmed('ETH'));
    expect(receipt.transfers.map(({ proof }) => proof)).toEqual([null]);
    expect(() => verifyReceipt(receipt)).toThrow('No transfer of the receipt has a proof.');
  });

  it('is left out while no node answers, and kept once one has', async () => {
    const payment = await confirmed('BTC');
    const { ledger } = server.sandboxes.BTC;
    await ledger.cutOff(60);
    expect((await receiptOf(payment)).transfers).toMatchObject([{ counted: true, proof: null }]);
    server.clock.advance(60_000);
    const shown = await receiptOf(payment);
    expect(verifyReceipt(shown).proved).toHaveLength(1);
    await ledger.cutOff(60);
    expect(await receiptOf(payment)).toEqual(shown);
  });

  it('moves to the new block with its transaction after a reorganisation', async () => {
    const payment = await confirmed('BTC');
    const [before] = verifyReceipt(await receiptOf(payment)).proved;
    const { ledger } = server.sandboxes.BTC;
    await ledger.reorganise({ depth: enough('BTC'), drop: [] });
    await confirm(server, 0, 'BTC');
    expect((await receiptOf(payment)).transfers).toMatchObject([{ proof: null }]);
    server.clock.advance(1_000);
    await confirm(server, enough('BTC'), 'BTC');
    const [after] = verifyReceipt(await receiptOf(payment)).proved;
    expect(after?.blockHash).not.toBe(before?.blockHash);
    const block = await server.sandboxes.BTC.chain.blockAt(after?.blockHeight ?? 0);
    expect(block?.hash).toBe(after?.blockHash);
  });
});
