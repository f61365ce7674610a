import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type CreateTransaction,
  createIntent,
  createTokenTransaction,
  createTransaction,
  type TransactionIntent,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed, type TransferPlan } from '@billfold/keyring';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  sendRequest,
  strangers,
} from '../../../test/funded.ts';
import { phrases } from '../../../test/ledger-wallet.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { createTokenHolder, usdt } from '../../../test/token-holder.ts';
import { sendIntents } from '../../db/schema.ts';

const networks = ['BTC', 'ETH', 'TRX', 'SOL', 'TON'] as const;
const foreign = seedPhraseToSeed(phrases[1]);

describe.each(networks)('a transfer that its owner has signed (%s)', (network) => {
  let server: TestServer;
  let holder: Holder;
  let intent: TransactionIntent;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const body = {
      ...{ amount: toDecimal('1'), destinationAddress: strangers[network], tokenId: null },
      ...{ feeRate: 'Medium' as const, feeRateValue: null, sendingMax: false, memo: null },
    };
    intent = await server.call(createIntent, { params: placeOf(holder), body }, holder);
  });

  const plan = (changes: Partial<CreateTransaction> = {}) =>
    planSend(server, holder, bodyOf(changes));
  const bodyOf = (changes: Partial<CreateTransaction>) =>
    sendRequest({
      ...{ amount: toDecimal('1'), destinationAddress: strangers[network], password: null },
      acceptFee: true,
      ...changes,
    });
  const header = () => `${intent.intentId}; digest=${intent.digest}`;
  const request = (changes: Partial<CreateTransaction>) => ({
    params: placeOf(holder),
    body: bodyOf(changes),
  });
  const options = (reviewed: string | null) => ({
    ...{ token: holder.token, idempotencyKey: 'raw' },
    ...(reviewed === null ? {} : { intent: reviewed }),
  });
  const refused = async (
    changes: Partial<CreateTransaction>,
    reviewed: string | null = header(),
  ) => {
    const refusal = await server.refusal(createTransaction, request(changes), options(reviewed));
    return `${refusal.status} ${refusal.code}`;
  };
  const refusedPlan = (planned: TransferPlan, seed?: Uint8Array) =>
    refused({ rawTransaction: signElsewhere(planned, seed).rawTransaction });
  const otherAddress = () => {
    const keyring = getKeyring(network, 'sandbox');
    const { publicKey } = keyring.derivePublic(foreign, 0);
    return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  };

  it('is refused when it differs from what was reviewed', async () => {
    expect(await refusedPlan(await plan({ destinationAddress: otherAddress() }))).toBe(
      '409 INTENT_MISMATCH',
    );
    const planned = await plan();
    const decimals = { BTC: 8, ETH: 18, TRX: 6, SOL: 9, TON: 9 }[network];
    const more = toBaseUnits(parseAmount('1', decimals) + 1n);
    expect(await refusedPlan(await plan({ amount: toDecimal(more, { decimals }) }))).toBe(
      '409 INTENT_MISMATCH',
    );
    switch (planned.family) {
      case 'utxo':
        expect(await refusedPlan(await plan({ feeRate: 'High' }))).toBe('409 FEE_CHANGED');
        break;
      case 'evm': {
        expect(await refusedPlan(await plan({ gasLimit: '30000' }))).toBe('409 FEE_CHANGED');
        expect(await refusedPlan({ ...planned, nonce: planned.nonce + 1n })).toBe(
          '409 NONCE_CONFLICT',
        );
        expect(await refusedPlan({ ...planned, chain: 'main' })).toBe(
          '409 RAW_TRANSACTION_INVALID',
        );
        break;
      }
      case 'tron':
        expect(
          await refusedPlan({ ...planned, expiresAtMs: planned.expiresAtMs + 3_600_000 }),
        ).toBe('409 INTENT_MISMATCH');
        break;
      case 'solana':
        expect(await refusedPlan({ ...planned, memo: 'for somebody else' })).toBe(
          '409 INTENT_MISMATCH',
        );
        break;
      case 'ton':
        expect(await refusedPlan({ ...planned, seqno: planned.seqno + 1n })).toBe(
          '409 NONCE_CONFLICT',
        );
        expect(await refusedPlan({ ...planned, memo: 'another' })).toBe('409 INTENT_MISMATCH');
        break;
      default:
        planned satisfies never;
    }
    if (planned.family !== 'utxo')
      expect(await refusedPlan({ ...planned, from: otherAddress() }, foreign)).toBe(
        '409 RAW_TRANSACTION_INVALID',
      );
  });

  it('is refused when it is none, has no review, or comes with a secret', async () => {
    const { rawTransaction } = signElsewhere(await plan());
    expect(await refused({ rawTransaction: 'c0ffee' })).toBe('409 RAW_TRANSACTION_INVALID');
    const cut = rawTransaction.slice(0, -2);
    expect(await refused({ rawTransaction: cut })).toBe('409 RAW_TRANSACTION_INVALID');
    expect(await refused({ rawTransaction: 'no hex' })).toBe('400 VALIDATION_FAILED');
    expect(await refused({ rawTransaction }, null)).toBe('400 INTENT_REQUIRED');
    expect(await refused({ rawTransaction, seedPhrase: vectorPhrase })).toBe('400 ONE_SECRET_ONLY');
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });

  it('is sent as it is, once, and nothing of ours signs', async () => {
    const { signer } = server.context;
    const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
    const { rawTransaction, hash } = signElsewhere(await plan());
    const send = () =>
      server.call(createTransaction, request({ rawTransaction }), options(header()));
    const sent = await send();
    expect(sent).toMatchObject({ hash, value: intent.amount, status: 'PENDING' });
    expect((await send()).id).toBe(sent.id);
    const again = signElsewhere(await plan()).rawTransaction;
    expect(again).not.toBe(rawTransaction);
    const { id } = await server.call(
      createTransaction,
      request({ rawTransaction: again }),
      options(header()),
    );
    expect(id).toBe(sent.id);
    for (const spy of used) expect(spy).not.toHaveBeenCalled();
    await confirm(server, 1, network);
    expect(await ledgerBalance(server, strangers[network], network)).toBeGreaterThan(0n);
  });
});

describe('a token transfer that its owner has signed', () => {
  it('is sent as it is, and refused with one unit more', async () => {
    const { server, holder } = await createTokenHolder();
    const order = {
      ...{ amount: toDecimal('100'), destinationAddress: strangers.ETH, tokenId: usdt.id },
      ...{ sendingMax: false, memo: null, feeRate: 'Medium' as const, feeRateValue: null },
    };
    const { feeRate: _, feeRateValue: __, memo: ___, ...asked } = order;
    const gas = { gasLimit: null, gasPrice: null, twoFactorCode: null };
    const body = { ...asked, ...gas, password: null, seedPhrase: null };
    const params = placeOf(holder);
    const intent = await server.call(createIntent, { params, body: order }, holder);
    const options = {
      ...{ token: holder.token, idempotencyKey: 'raw' },
      intent: `${intent.intentId}; digest=${intent.digest}`,
    };
    const planned = await planSend(server, holder, body);
    if (planned.family !== 'evm') throw new Error('not a plan of Ethereum');
    const more = { ...planned, value: toBaseUnits(planned.value + 1n) };
    const wrong = { ...body, rawTransaction: signElsewhere(more).rawTransaction };
    expect(
      await server.refusal(createTokenTransaction, { params, body: wrong }, options),
    ).toMatchObject({ status: 409, code: 'INTENT_MISMATCH' });
    const { rawTransaction, hash } = signElsewhere(planned);
    const right = { params, body: { ...body, rawTransaction } };
    expect(await server.call(createTokenTransaction, right, options)).toMatchObject({
      ...{ hash, tokenSymbol: 'USDT', status: 'PENDING' },
    });
  });
});
