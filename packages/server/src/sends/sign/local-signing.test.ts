import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTransaction,
  evaluateVault,
  getIntentPlan,
  getVault,
  type TransactionIntent,
} from '@billfold/core/contract';
import { seedPhraseToSeed, signTransfer, type TransferPlan } from '@billfold/keyring';
import {
  type Approved,
  findUnapproved,
  openSealedVault,
  parsePlan,
  signPlan,
} from '@billfold/keyring/vault';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { cloudPassword, type Holder, vectorPhrase } from '../../../test/people.ts';
import { createRememberingKdf } from '../../../test/remembering-kdf.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { loadVault } from '../../wallets/wallet-store.ts';

const decimalsOf = { BTC: 8, LTC: 8, ETH: 18, BSC: 18, TRX: 6, SOL: 9, TON: 9 } as const;
const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
const kdf = createRememberingKdf();

describe.each(networks)('a send that its owner signs in the browser (%s)', (network) => {
  const decimals = decimalsOf[network];
  const one = parseAmount('1', decimals);
  let server: TestServer;
  let holder: Holder;
  let intent: TransactionIntent;
  let plan: TransferPlan;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const body = {
      ...{ amount: toDecimal('1'), destinationAddress: strangers[network], tokenId: null },
      ...{ feeRate: 'Medium' as const, feeRateValue: null, sendingMax: false, memo: null },
    };
    const params = placeOf(holder);
    intent = await server.call(createIntent, { params, body }, holder);
    plan = parsePlan((await server.call(getIntentPlan, planning(), holder)).plan);
  });
  const planning = (digest = intent.digest) => ({
    params: { ...placeOf(holder), intentId: intent.intentId },
    query: { digest },
  });
  /** Payment that was shown: its fee is the stated one, with the price of activation. */
  const approved = (): Approved => ({
    ...{ network, chain: 'sandbox', to: intent.recipient, contract: null, memo: null },
    ...{ least: one, most: one },
    fee: [intent.fee, intent.networkFee ?? toDecimal('0')]
      .map((text) => parseAmount(text, decimals))
      .reduce((sum, part) => sum + part, 0n),
  });
  const sending = (rawTransaction: string) => ({
    params: placeOf(holder),
    body: sendRequest({
      ...{ amount: toDecimal('1'), destinationAddress: strangers[network] },
      ...{ password: null, seedPhrase: null, acceptFee: true, rawTransaction },
    }),
  });
  const options = () => ({
    ...{ token: holder.token, idempotencyKey: 'local' },
    intent: `${intent.intentId}; digest=${intent.digest}`,
  });
  const hex = (raw: Uint8Array) => Buffer.from(raw).toString('hex');
  /** Opens the wallet as a browser does; the recorded requests are all that the server saw. */
  const openLocally = async () => {
    const params = { id: holder.walletId };
    const vault = await server.call(getVault, { params }, holder);
    return openSealedVault({
      ...{ walletId: holder.walletId, vault, password: cloudPassword },
      deriveKey: ({ password, salt, ...cost }) => kdf.deriveKey(password, salt, cost),
      evaluate: async (blinded) => {
        const body = { blinded, pepperV: vault.pepperV };
        return (await server.call(evaluateVault, { params, body }, holder)).evaluated;
      },
    });
  };

  it('gets the plan of its review for the right digest alone', async () => {
    expect(findUnapproved(plan, approved())).toBeNull();
    expect(await server.refusal(getIntentPlan, planning('0'.repeat(64)), holder)).toMatchObject({
      status: 409,
      code: 'INTENT_MISMATCH',
    });
  });

  it('is not signed for another recipient, amount or fee than was shown', () => {
    const unit = toBaseUnits(1n);
    for (const [change, part] of [
      [{ to: strangers[network === 'ETH' ? 'BSC' : 'ETH'] }, 'recipient'],
      [{ least: one + unit, most: one + unit }, 'amount'],
      [{ least: one - unit, most: one - unit }, 'amount'],
      [{ fee: totalFee(plan) - unit }, 'fee'],
      [{ contract: strangers[network] }, 'asset'],
      [{ network: network === 'BTC' ? 'LTC' : 'BTC' }, 'network'],
    ] as const)
      expect(findUnapproved(plan, { ...approved(), ...change })).toBe(part);
  });

  it('is refused by the server with one unit more or less', async () => {
    const seed = seedPhraseToSeed(vectorPhrase);
    for (const unit of [1n, -1n]) {
      const { raw } = signTransfer(seed, withUnit(plan, unit));
      expect(await server.refusal(createTransaction, sending(hex(raw)), options())).toMatchObject({
        status: 409,
        code: 'INTENT_MISMATCH',
      });
    }
  });

  it('has the bytes of hosted signing, and is sent without a secret and without our signer', async () => {
    const { signer, db } = server.context;
    const seed = await openLocally();
    const { raw, hash } = await signPlan(seed, plan);
    const owner = { walletId: holder.walletId, userId: holder.user.id };
    const { record, binding } = await loadVault(db, owner);
    const secret = { kind: 'password', password: cloudPassword } as const;
    const { handle } = await signer.unseal(record, binding, secret);
    const place = { network, chain: 'sandbox', accountIndex: 0, addressIndex: 0 } as const;
    const hosted = await signer.sign(handle, { ...place, plan, approved: approved() });
    signer.forget(handle);
    expect(hex(hosted.raw)).toBe(hex(raw));
    const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
    const send = () => server.call(createTransaction, sending(hex(raw)), options());
    const sent = await send();
    expect(sent).toMatchObject({ hash, value: intent.amount, status: 'PENDING' });
    expect((await send()).id).toBe(sent.id);
    for (const spy of used) expect(spy).not.toHaveBeenCalled();
  });
});

/** Returns the fee with the price of activation. */
function totalFee(plan: TransferPlan): bigint {
  return plan.fee + ('networkFee' in plan ? plan.networkFee : 0n);
}

/** Pays a unit more, out of the change where there is one. */
function withUnit(plan: TransferPlan, unit: bigint): TransferPlan {
  if (plan.family !== 'utxo') return { ...plan, value: toBaseUnits(plan.value + unit) };
  const outputs = plan.outputs.map((output) => {
    const value = toBaseUnits(output.value + (output.isChange ? -unit : unit));
    return { ...output, value };
  });
  return { ...plan, outputs };
}
