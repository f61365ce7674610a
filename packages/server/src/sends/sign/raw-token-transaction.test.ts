import { findToken, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  faucet,
  getDepositAddress,
  listAccounts,
  type TransactionIntent,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed, type TransferPlan } from '@billfold/keyring';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { phrases } from '../../../test/ledger-wallet.ts';
import type { Holder } from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sendIntents } from '../../db/schema.ts';

const sent = { TRX: 'USDT@TRX', SOL: 'USDT@SOL', TON: 'NOTCOIN@TON' } as const;
const networks = ['TRX', 'SOL', 'TON'] as const;
const foreign = seedPhraseToSeed(phrases[1]);
const amount = toDecimal('1');

describe.each(networks)('a token transfer that its owner has signed (%s)', (network) => {
  const destinationAddress = strangers[network];
  const tokenId = sent[network];
  let server: TestServer;
  let holder: Holder;
  let intent: TransactionIntent;
  let planned: TransferPlan;

  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const params = placeOf(holder);
    const { addressValue: address } = await server.call(
      getDepositAddress,
      { params, query: {} },
      holder,
    );
    await server.call(faucet, {
      params: { network },
      body: { address, asset: tokenId, amount: toDecimal('250') },
    });
    await confirm(server, getNetwork(network).confirmations.available, network);
    const order = {
      ...{ amount, destinationAddress, tokenId, sendingMax: false, memo: null },
      ...{ feeRate: 'Medium' as const, feeRateValue: null },
    };
    intent = await server.call(createIntent, { params, body: order }, holder);
    planned = await planSend(server, holder, bodyWith(undefined));
  });

  const bodyWith = (rawTransaction: string | undefined) => ({
    ...{ amount, destinationAddress, tokenId, sendingMax: false, twoFactorCode: null },
    acceptFee: true,
    ...{ gasLimit: null, gasPrice: null, password: null, seedPhrase: null },
    ...(rawTransaction === undefined ? {} : { rawTransaction }),
  });
  const callWith = (plan: TransferPlan, seed?: Uint8Array) =>
    [
      createTokenTransaction,
      {
        params: placeOf(holder),
        body: bodyWith(signElsewhere(plan, seed).rawTransaction),
      },
      {
        ...{ token: holder.token, idempotencyKey: 'raw' },
        intent: `${intent.intentId}; digest=${intent.digest}`,
      },
    ] as const;
  const refused = async (plan: TransferPlan, seed?: Uint8Array) => {
    const refusal = await server.refusal(...callWith(plan, seed));
    return `${refusal.status} ${refusal.code}`;
  };
  const otherAddress = () => {
    const keyring = getKeyring(network, 'sandbox');
    const { publicKey } = keyring.derivePublic(foreign, 0);
    return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  };

  it('is refused when it pays another recipient', async () => {
    expect(await refused(withRecipient(planned, otherAddress()))).toBe('409 INTENT_MISMATCH');
  });

  it('is refused when it sends a unit more or less', async () => {
    for (const units of [1n, -1n])
      expect(await refused(withMore(planned, units))).toBe('409 INTENT_MISMATCH');
  });

  it('is refused when it sends another token, or as much of the native asset', async () => {
    expect(await refused(withToken(planned, otherAddress()))).toBe('409 INTENT_MISMATCH');
    const native = await planSend(
      server,
      holder,
      sendRequest({ amount, destinationAddress, password: null }),
    );
    expect(await refused(native)).toBe('409 INTENT_MISMATCH');
  });

  it('is refused when it may cost more than was reviewed', async () => {
    const { plan, code } = withFee(planned);
    expect(await refused(plan)).toBe(`409 ${code}`);
  });

  it('is refused when other keys have signed it', async () => {
    const plan = withSender(planned, otherAddress());
    expect(await refused(plan, foreign)).toBe('409 RAW_TRANSACTION_INVALID');
  });

  it('is sent as it is, and nothing of ours signs', async () => {
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    const { signer } = server.context;
    const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
    const answer = await server.call(...callWith(planned));
    const { hash } = signElsewhere(planned);
    expect(answer).toMatchObject({ hash, value: intent.amount, status: 'PENDING' });
    for (const spy of used) expect(spy).not.toHaveBeenCalled();
    await confirm(server, getNetwork(network).confirmations.available, network);
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listAccounts, request, holder);
    const [held] = items.flatMap(({ tokens }) => tokens.map(({ balance }) => Number(balance)));
    expect(held).toBe(249);
  });
});

/** Signs the plan with a change that was not reviewed, like a faulty wallet. */
function withRecipient(plan: TransferPlan, to: string): TransferPlan {
  return plan.family === 'utxo' ? noToken(plan) : { ...plan, to };
}

function withSender(plan: TransferPlan, from: string): TransferPlan {
  return plan.family === 'utxo' ? noToken(plan) : { ...plan, from };
}

function withMore(plan: TransferPlan, units: bigint): TransferPlan {
  switch (plan.family) {
    case 'tron':
      if (plan.token === null) return noToken(plan);
      return { ...plan, token: { ...plan.token, value: toBaseUnits(plan.token.value + units) } };
    case 'solana':
    case 'ton':
      return { ...plan, value: toBaseUnits(plan.value + units) };
    default:
      return noToken(plan);
  }
}

/** Returns the plan for another token: USDC on Tron and Solana, another jetton wallet on TON. */
function withToken(plan: TransferPlan, wallet: string): TransferPlan {
  const other = findToken(plan.network, `USDC@${plan.network}`)?.contract ?? wallet;
  switch (plan.family) {
    case 'tron':
      return { ...plan, token: plan.token && { ...plan.token, contract: other } };
    case 'solana':
      return { ...plan, token: plan.token && { ...plan.token, mint: other } };
    case 'ton':
      return { ...plan, token: plan.token && { ...plan.token, wallet: other } };
    default:
      return noToken(plan);
  }
}

/** The smallest step above what the plan pays; on TON what goes along is named in the message. */
function withFee(plan: TransferPlan): { readonly plan: TransferPlan; readonly code: string } {
  const one = toBaseUnits(1n);
  switch (plan.family) {
    case 'tron': {
      if (plan.token === null) return noToken(plan);
      const token = { ...plan.token, feeLimit: toBaseUnits(plan.token.feeLimit + one) };
      return { plan: { ...plan, token, fee: toBaseUnits(plan.fee + one) }, code: 'FEE_CHANGED' };
    }
    case 'solana': {
      const keyring = getKeyring('SOL', plan.chain);
      if (plan.priority === null || keyring.family !== 'solana') return noToken(plan);
      const priority = { ...plan.priority, unitPrice: plan.priority.unitPrice * 2n };
      const fee = keyring.transferFee(priority);
      return { plan: { ...plan, priority, fee }, code: 'FEE_CHANGED' };
    }
    case 'ton': {
      if (plan.token === null) return noToken(plan);
      const token = { ...plan.token, attached: toBaseUnits(plan.token.attached + one) };
      const fee = toBaseUnits(plan.fee + one);
      return { plan: { ...plan, token, fee }, code: 'INTENT_MISMATCH' };
    }
    default:
      return noToken(plan);
  }
}

function noToken(plan: TransferPlan): never {
  throw new Error(`The plan of ${plan.network} sends no token.`);
}
