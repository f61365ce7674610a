import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  createTransaction,
  faucet,
  getDepositAddress,
  getIntentPlan,
  type TransactionIntent,
} from '@billfold/core/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import { cloudPassword, type Holder } from '../../../test/people.ts';
import { raisedFees } from '../../../test/raised-fees.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sendIntents } from '../../db/schema.ts';

const networks = oneOfEachKind(['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON']);
const tokens = {
  ...{ BTC: null, LTC: null, ETH: 'USDT@ETH', BSC: 'USDT@BSC' },
  ...{ TRX: 'USDT@TRX', SOL: 'USDT@SOL', TON: 'NOTCOIN@TON' },
};

describe.each(networks)('the fee of a reviewed send (%s, S39)', (network) => {
  const tokenId = tokens[network];
  let server: TestServer;
  let holder: Holder;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    if (tokenId === null) return;
    const place = { params: placeOf(holder), query: {} };
    const { addressValue: address } = await server.call(getDepositAddress, place, holder);
    const body = { address, asset: tokenId, amount: toDecimal('250') };
    await server.call(faucet, { params: { network }, body });
    await confirm(server, getNetwork(network).confirmations.available, network);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const typed = { amount: toDecimal('1'), destinationAddress: strangers[network] };
  const review = (asset: string | null) =>
    server.call(
      createIntent,
      {
        params: placeOf(holder),
        body: {
          ...{ ...typed, tokenId: asset, feeRate: 'Medium', feeRateValue: null },
          ...{ sendingMax: false, memo: null },
        },
      },
      holder,
    );
  const callOf = ({ intentId, digest }: TransactionIntent, key: string) =>
    ({ ...holder, idempotencyKey: key, intent: `${intentId}; digest=${digest}` }) as const;
  const refused = async (asset: string | null, intent: TransactionIntent) => {
    const options = callOf(intent, 'refused');
    const params = placeOf(holder);
    return asset === null
      ? server.refusal(createTransaction, { params, body: nativeBody }, options)
      : server.refusal(createTokenTransaction, { params, body: tokenBody(asset) }, options);
  };
  const nativeBody = sendRequest({ ...typed, acceptFee: true });
  const tokenBody = (asset: string) => ({
    ...{ ...typed, tokenId: asset, gasLimit: null, gasPrice: null, sendingMax: false },
    ...{ twoFactorCode: null, seedPhrase: null, password: cloudPassword, acceptFee: true },
  });
  const askTimes = async (percent: bigint) => {
    const chain = server.context.chains.get(network);
    vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(await chain.fees(), percent));
  };

  it.each(tokenId === null ? [null] : [null, tokenId])(
    'is never signed above the review when the node asks for 900 times as much (%s)',
    async (asset) => {
      const intent = await review(asset);
      await askTimes(90_000n);
      expect(await refused(asset, intent)).toMatchObject({ status: 409, code: 'FEE_CHANGED' });
      expect(await server.context.db.$count(sendIntents)).toBe(0);
    },
  );

  it.each(tokenId === null ? [null] : [null, tokenId])(
    'is in no plan for its owner to sign when the node asks for 900 times as much (%s)',
    async (asset) => {
      const { intentId, digest } = await review(asset);
      const plan = { params: { ...placeOf(holder), intentId }, query: { digest } };
      await server.call(getIntentPlan, plan, holder);
      await askTimes(90_000n);
      expect(await server.refusal(getIntentPlan, plan, holder)).toMatchObject({
        ...{ status: 409, code: 'FEE_CHANGED' },
      });
    },
  );

  it('stays what was reviewed when the node asks for as much as before', async () => {
    const intent = await review(null);
    const { fee, networkFee } = await server.call(
      createTransaction,
      { params: placeOf(holder), body: nativeBody },
      callOf(intent, 'signed'),
    );
    const units = (text: string | null) => parseAmount(text ?? '0', getNetwork(network).decimals);
    expect(units(fee)).toBeLessThanOrEqual(units(intent.fee) + units(intent.networkFee));
    expect(networkFee).toBe(intent.networkFee);
  });
});
