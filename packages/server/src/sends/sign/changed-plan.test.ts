import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  createTransaction,
  faucet,
  getDepositAddress,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed, type TransferPlan } from '@billfold/keyring';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { phrases } from '../../../test/ledger-wallet.ts';
import { cloudPassword, type Holder } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import type { ServedFamily } from '../../chains/served-networks.ts';
import { sendIntents } from '../../db/schema.ts';
import { withFamily } from '../../families/families.ts';
import type { PlannedSpend, Spending } from '../../families/spending.ts';

const networks = ['BTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
const tokens = {
  ...{ BTC: null, ETH: 'USDT@ETH', BSC: 'USDT@BSC' },
  ...{ TRX: 'USDT@TRX', SOL: 'USDT@SOL', TON: 'NOTCOIN@TON' },
};

type Change = (plan: TransferPlan, network: (typeof networks)[number]) => TransferPlan;

/** A planner whose plan differs from what it says about it, as a bug or an intruder would make it. */
const changes: Readonly<Record<'recipient' | 'amount' | 'fee', Change>> = {
  recipient: (plan, network) => withRecipient(plan, foreignAddress(network)),
  amount: (plan) => withMore(plan, 1n),
  fee: (plan) => withHigherFee(plan),
};

describe.each(networks)('a planner that errs (%s)', (network) => {
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

  /** Replaces every plan of the network by `change` of it; its summary stays that of the order. */
  const planBy = (change: (plan: TransferPlan) => TransferPlan) =>
    withFamily(network, ({ spending }) => changePlans(spending, change));
  const order = {
    ...{ amount: toDecimal('1'), destinationAddress: strangers[network] },
    ...{ sendingMax: false, twoFactorCode: null, seedPhrase: null, password: cloudPassword },
    acceptFee: true,
  };
  const review = (asset: string | null) =>
    server.call(
      createIntent,
      {
        params: placeOf(holder),
        body: {
          ...{ amount: order.amount, destinationAddress: order.destinationAddress },
          ...{
            tokenId: asset,
            feeRate: 'Medium',
            feeRateValue: null,
            sendingMax: false,
            memo: null,
          },
        },
      },
      holder,
    );
  const refused = async (asset: string | null, intent?: string) => {
    const params = placeOf(holder);
    const options = { token: holder.token, idempotencyKey: 'changed', ...(intent && { intent }) };
    const refusal =
      asset === null
        ? await server.refusal(createTransaction, { params, body: sendRequest(order) }, options)
        : await server.refusal(
            createTokenTransaction,
            { params, body: { ...order, tokenId: asset, gasLimit: null, gasPrice: null } },
            options,
          );
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    return `${refusal.code}: ${refusal.errors.join()}`;
  };
  const assets = tokenId === null ? [null] : [null, tokenId];

  it.each(['recipient', 'amount', 'fee'] as const)(
    'pays another %s and is refused',
    async (part) => {
      for (const asset of assets) {
        const { intentId, digest } = await review(asset);
        planBy((plan) => changes[part](plan, network));
        const code = part === 'fee' ? 'FEE_CHANGED' : 'INTENT_MISMATCH';
        const refusal = `${code}: The ${part} is not the one that was reviewed. Nothing was signed.`;
        expect(await refused(asset, `${intentId}; digest=${digest}`)).toBe(refusal);
        // The call of the specification, which names no review, is held to its own order.
        expect(await refused(asset)).toBe(refusal);
        vi.restoreAllMocks();
      }
    },
  );

  it.skipIf(tokenId === null).each([
    ['the native asset for a token', tokenId, asNative],
    ['another token for a token', tokenId, asOtherToken],
    ['a token for the native asset', null, asOtherToken],
  ] as const)('pays %s and is refused', async (_, asset, change) => {
    const { intentId, digest } = await review(asset);
    planBy((plan) => change(plan, network));
    const refusal =
      'INTENT_MISMATCH: The asset is not the one that was reviewed. Nothing was signed.';
    expect(await refused(asset, `${intentId}; digest=${digest}`)).toBe(refusal);
    expect(await refused(asset)).toBe(refusal);
  });
});

function changePlans<F extends ServedFamily>(
  spending: Spending<F>,
  change: (plan: TransferPlan) => TransferPlan,
): void {
  const { quote } = spending;
  vi.spyOn(spending, 'quote').mockImplementation(async (...asked) => {
    const { price } = await quote(...asked);
    return {
      price: (choice) => {
        const priced = price(choice);
        return {
          ...priced,
          plan: async (...request) => {
            const planned: PlannedSpend<F> = await priced.plan(...request);
            return { ...planned, plan: sameFamily(planned.plan, change(planned.plan)) };
          },
        };
      },
    };
  });
}

function sameFamily<P extends TransferPlan>(before: P, after: TransferPlan): P {
  return Object.assign({ ...before }, after);
}

function foreignAddress(network: (typeof networks)[number]): string {
  const keyring = getKeyring(network, 'sandbox');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrases[1]), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}

function withRecipient(plan: TransferPlan, to: string): TransferPlan {
  if (plan.family !== 'utxo') return { ...plan, to };
  const outputs = plan.outputs.map((each) => (each.isChange ? each : { ...each, address: to }));
  return { ...plan, outputs };
}

function withMore(plan: TransferPlan, units: bigint): TransferPlan {
  if (plan.family === 'utxo') {
    const outputs = plan.outputs.map((each) => ({
      ...each,
      value: toBaseUnits(each.isChange ? each.value - units : each.value + units),
    }));
    return { ...plan, outputs };
  }
  if (plan.family === 'tron' && plan.token !== null)
    return { ...plan, token: { ...plan.token, value: toBaseUnits(plan.token.value + units) } };
  return { ...plan, value: toBaseUnits(plan.value + units) };
}

/** Offers the network one unit more, as consistently as the keyring demands. */
function withHigherFee(plan: TransferPlan): TransferPlan {
  const fee = toBaseUnits(plan.fee + 1n);
  switch (plan.family) {
    case 'utxo': {
      const outputs = plan.outputs.map((each) =>
        each.isChange ? { ...each, value: toBaseUnits(each.value - 1n) } : each,
      );
      return { ...plan, outputs, fee };
    }
    case 'evm': {
      const offer =
        plan.offer.kind === 'legacy'
          ? { ...plan.offer, gasPrice: plan.offer.gasPrice + 1n }
          : { ...plan.offer, maxFeePerGas: plan.offer.maxFeePerGas + 1n };
      return { ...plan, offer, fee: toBaseUnits(plan.fee + plan.gasLimit) };
    }
    case 'ton':
      if (plan.token === null) return { ...plan, fee };
      return {
        ...plan,
        token: { ...plan.token, attached: toBaseUnits(plan.token.attached + 1n) },
        fee,
      };
    case 'tron':
      if (plan.token === null) return { ...plan, fee };
      return {
        ...plan,
        token: { ...plan.token, feeLimit: toBaseUnits(plan.token.feeLimit + 1n) },
        fee,
      };
    case 'solana':
      return { ...plan, fee };
    default:
      return plan satisfies never;
  }
}

/** Sends as many units of the native asset as the order has of the token. */
function asNative(plan: TransferPlan): TransferPlan {
  switch (plan.family) {
    case 'evm':
    case 'solana':
    case 'ton':
      return { ...plan, token: null };
    case 'tron':
      return { ...plan, value: plan.token?.value ?? plan.value, token: null };
    case 'utxo':
      return plan;
    default:
      return plan satisfies never;
  }
}

/** Sends as many units of a token that was not reviewed, as the network would take them. */
function asOtherToken(plan: TransferPlan, network: (typeof networks)[number]): TransferPlan {
  const contract = otherTokens[network];
  switch (plan.family) {
    case 'evm':
      return { ...plan, token: contract };
    case 'solana':
      return { ...plan, token: { mint: contract, decimals: 6 } };
    case 'ton':
      return { ...plan, token: { wallet: contract, attached: toBaseUnits(1n) } };
    case 'tron': {
      const { value, feeLimit } = plan.token ?? { value: plan.value, feeLimit: toBaseUnits(0n) };
      return { ...plan, value: toBaseUnits(0n), token: { contract, value, feeLimit } };
    }
    case 'utxo':
      return plan;
    default:
      return plan satisfies never;
  }
}

/** Contracts of tokens that are not reviewed; on TON a jetton wallet that holds another jetton. */
const otherTokens: Readonly<Record<(typeof networks)[number], string>> = {
  BTC: '',
  ETH: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  BSC: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  TRX: 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
  SOL: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  TON: strangers.TON,
};
