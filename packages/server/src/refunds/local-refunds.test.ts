import { getNetwork, parseAmount, toBaseUnits } from '@billfold/core';
import {
  cancelRefund,
  createIntent,
  createTransaction,
  evaluateVault,
  getVault,
  type Refund,
  type RefundIntent,
  updateSendProtection,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed, type TransferPlan } from '@billfold/keyring';
import { type Approved, findUnapproved, openSealedVault, signPlan } from '@billfold/keyring/vault';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { paymentsAccount } from '../../test/business.ts';
import { ledgerBalance, sendRequest, strangers } from '../../test/funded.ts';
import { phrases } from '../../test/ledger-wallet.ts';
import { localRefunds, sign } from '../../test/local-refund.ts';
import { cloudPassword, signUpVerified, vectorPhrase } from '../../test/people.ts';
import { raisedFees } from '../../test/raised-fees.ts';
import { type RefundedPayment, refundedPayment } from '../../test/refunds.ts';
import { createRememberingKdf } from '../../test/remembering-kdf.ts';
import { turnTwoFactorOn } from '../../test/two-factor.ts';
import {
  accounts,
  businessMembers,
  reviewedSends,
  sendIntents,
  transferParts,
} from '../db/schema.ts';
import { keyOfPart } from '../transfers-out/send-part.ts';
import { loadVault } from '../wallets/wallet-store.ts';

const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
const paidByMerchant = { networkFeePaidBy: 'MERCHANT' } as const;
const kdf = createRememberingKdf();
const hex = (raw: Uint8Array) => Buffer.from(raw).toString('hex');

/** A refund in ETH that the settlement account can pay, with the calls of its signature. */
async function open() {
  const asked = await refundedPayment('ETH', { funds: '2' });
  const refund = await asked.create(paidByMerchant);
  const countSends = () => asked.server.context.db.$count(sendIntents);
  return { ...asked, refund, countSends, ...localRefunds(asked) };
}

/** Opens the settlement wallet as a browser does. */
async function openLocally(
  { server, shop: { owner } }: RefundedPayment,
  walletId: string,
): Promise<Uint8Array> {
  const params = { id: walletId };
  const vault = await server.call(getVault, { params }, owner);
  return openSealedVault({
    ...{ walletId, vault, password: cloudPassword },
    deriveKey: ({ password, salt, ...cost }) => kdf.deriveKey(password, salt, cost),
    evaluate: async (blinded) => {
      const body = { blinded, pepperV: vault.pepperV };
      return (await server.call(evaluateVault, { params, body }, owner)).evaluated;
    },
  });
}

/** Payment that the dialog of a refund shows. */
function shownOf({ address, network }: Refund, intent: RefundIntent): Approved {
  const { decimals } = getNetwork(network);
  const units = parseAmount(intent.amount, decimals);
  const fee = parseAmount(intent.fee, decimals) + parseAmount(intent.networkFee ?? '0', decimals);
  return {
    ...{ network, chain: 'sandbox', to: address ?? '', contract: null, memo: null },
    ...{ least: units, most: units, fee },
  };
}

/** Address of a foreign wallet. */
function otherAddress(network: (typeof networks)[number]): string {
  const keyring = getKeyring(network, 'sandbox');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrases[1]), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}

/** Pays a unit more; one less on networks of coins, whose fee has it then. */
function withUnit(plan: TransferPlan): TransferPlan {
  if (plan.family !== 'utxo') return { ...plan, value: toBaseUnits(plan.value + 1n) };
  const [paid, ...rest] = plan.outputs;
  if (paid === undefined) throw new Error('a plan without outputs');
  const outputs = [{ ...paid, value: toBaseUnits(paid.value - 1n) }, ...rest];
  return { ...plan, outputs, fee: toBaseUnits(plan.fee + 1n) };
}

describe.each(networks)('a refund that its owner signs in the browser (%s)', (network) => {
  it('has the bytes of hosted signing, and is sent without a secret and without our signer', async () => {
    const asked = await refundedPayment(network);
    const { server, shop, mine, create, list } = asked;
    const { review, plan, send } = localRefunds(asked);
    const { signer, db } = server.context;
    const refund = await create();
    const intent = await review(refund);
    const planned = await plan(intent);
    const shown = shownOf(refund, intent);
    expect(findUnapproved(planned, shown)).toBeNull();
    const { raw, hash } = await signPlan(await openLocally(asked, intent.walletId), planned);

    const owner = { walletId: intent.walletId, userId: shop.owner.user.id };
    const { record, binding } = await loadVault(db, owner);
    const secret = { kind: 'password', password: cloudPassword } as const;
    const { handle } = await signer.unseal(record, binding, secret);
    const [account] = await db.select().from(accounts).where(eq(accounts.id, intent.accountId));
    if (account === undefined) throw new Error('the payer is gone');
    const { accountIndex, addressIndex } = account;
    const place = { network, chain: 'sandbox', accountIndex, addressIndex } as const;
    const hosted = await signer.sign(handle, { ...place, plan: planned, approved: shown });
    signer.forget(handle);
    expect(hex(hosted.raw)).toBe(hex(raw));

    const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
    const before = await ledgerBalance(server, strangers[network], network);
    const sent = await send(refund, intent, { rawTransaction: hex(raw) });
    expect(sent).toMatchObject({ status: 'BROADCAST', hash, sent: intent.amount });
    for (const spy of used) expect(spy).not.toHaveBeenCalled();
    await mine(getNetwork(network).confirmations.available);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    const came = (await ledgerBalance(server, strangers[network], network)) - before;
    expect(came).toBe(shown.most);
  });

  it('is refused with one unit more or less, and for another recipient', async () => {
    const asked = await refundedPayment(network);
    const { server, shop, create } = asked;
    const { review, plan, refuseSend } = localRefunds(asked);
    const refund = await create();
    const intent = await review(refund);
    const changed = sign(withUnit(await plan(intent)));
    expect(await refuseSend(refund, intent, changed)).toBe('409 INTENT_MISMATCH');
    // The owner has another payment of the account planned, and signs that.
    const { walletId, accountId } = intent;
    const body = {
      ...{ amount: intent.amount, destinationAddress: otherAddress(network), tokenId: null },
      sendingMax: false,
      ...{ feeRate: 'Medium' as const, feeRateValue: null, memo: null },
    };
    const params = { walletId, accountId };
    const other = await server.call(createIntent, { params, body }, shop.owner);
    const elsewhere = sign(await plan({ ...other, walletId, accountId }));
    expect(await refuseSend(refund, intent, elsewhere)).toBe('409 INTENT_MISMATCH');
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });
});

describe('a refund in a token', () => {
  it('is signed in the browser for what its review states', async () => {
    const asked = await refundedPayment('USDC@SOL', { funds: '1' });
    const { mine, create, list } = asked;
    const { prepare, send } = localRefunds(asked);
    const refund = await create();
    const { intent, ...signed } = await prepare(refund);
    expect(intent).toMatchObject({ asset: 'USDC', recipient: strangers.SOL });
    expect(parseAmount(intent.amount, 6)).toBeLessThan(parseAmount(refund.amount, 6));
    expect(await send(refund, intent, signed)).toMatchObject({ sent: intent.amount });
    await mine(getNetwork('SOL').confirmations.available);
    expect((await list())[0]?.status).toBe('CONFIRMED');
  });
});

describe('the review of a refund', () => {
  it('names its payer, what it sends and what it costs, and changes nothing', async () => {
    const { server, shop, refund, review, list } = await open();
    const { id: accountId, walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const intent = await review(refund);
    expect(intent).toMatchObject({
      ...{ walletId, accountId, network: 'ETH', asset: 'ETH' },
      ...{ recipient: strangers.ETH, amount: refund.amount },
    });
    expect(await list()).toEqual([refund]);
    expect(await server.context.db.$count(transferParts)).toBe(0);
  });

  it('is refused as the signature would be: cancelled, sent, without enough, or by another member', async () => {
    const { server, shop, payment, refund, create, prepare, send, refuseReview } = await open();
    const other = await signUpVerified(server, 'other@example.com');
    expect(await refuseReview(refund, other.token)).toMatchObject({ status: 404 });
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: other.user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
    expect(await refuseReview(refund, other.token)).toMatchObject({ code: 'NOT_SETTLEMENT_OWNER' });
    const params = { businessId: shop.businessId, id: payment.id, refundId: refund.id };
    await server.call(cancelRefund, { params }, shop.owner);
    expect(await refuseReview(refund)).toMatchObject({ code: 'STATE_CONFLICT' });
    const next = await create(paidByMerchant);
    const { intent, ...signed } = await prepare(next);
    await send(next, intent, signed);
    expect(await refuseReview(next)).toMatchObject({ code: 'STATE_CONFLICT' });
    const poor = await refundedPayment('ETH');
    const unpaid = await poor.create(paidByMerchant);
    expect(await localRefunds(poor).refuseReview(unpaid)).toMatchObject({
      ...{ code: 'COLLECT_FIRST', current: { collect: { addresses: 1 } } },
    });
  });

  it('binds the server too, where that signs', async () => {
    const asked = await refundedPayment('ETH');
    const { server, create } = asked;
    const { review, send, refuseSend } = localRefunds(asked);
    const refund = await create();
    const intent = await review(refund);
    const chain = server.context.chains.get('ETH');
    const fees = await chain.fees();
    const spy = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(fees, 300n));
    expect(await refuseSend(refund, intent, { password: cloudPassword })).toBe('409 FEE_CHANGED');
    spy.mockResolvedValue(raisedFees(fees, 50n));
    const sent = await send(refund, intent, { password: cloudPassword });
    expect(sent.sent).toBe(intent.amount);
    spy.mockRestore();
  });

  it('ends after five minutes, whoever signs', async () => {
    const { server, refund, prepare, send, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    server.clock.advance(5 * 60_000);
    expect(await refuseSend(refund, intent, signed)).toBe('409 INTENT_EXPIRED');
    const unseal = vi.spyOn(server.context.signer, 'unseal');
    expect(await refuseSend(refund, intent, { password: cloudPassword })).toBe(
      '409 INTENT_EXPIRED',
    );
    expect(unseal).not.toHaveBeenCalled();
    const { intent: next, ...again } = await prepare(refund);
    expect(await send(refund, next, again)).toMatchObject({ status: 'BROADCAST' });
  });

  it('has no plan any more once the fee has risen', async () => {
    const { server, refund, prepare, refusePlan, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    const chain = server.context.chains.get('ETH');
    const fees = raisedFees(await chain.fees(), 300n);
    const spy = vi.spyOn(chain, 'fees').mockResolvedValue(fees);
    expect(await refusePlan(intent)).toMatchObject({ status: 409, code: 'FEE_CHANGED' });
    expect(await refuseSend(refund, intent, signed)).toBe('409 FEE_CHANGED');
    spy.mockRestore();
  });

  it('signs its own refund alone: no other, no send, and no review of a send signs a refund', async () => {
    const asked = await refundedPayment('ETH', { funds: '2', percent: 200n });
    const { server, shop, create } = asked;
    const { prepare, plan, refuseSend } = localRefunds(asked);
    const half = { ...paidByMerchant, amount: { kind: 'PRICE' } } as const;
    const [one, other] = [await create(half), await create(half)];
    const { intent, ...signed } = await prepare(one);
    expect(await refuseSend(other, intent, signed)).toBe('409 INTENT_MISMATCH');
    const { walletId, accountId } = intent;
    const order = {
      ...{ amount: intent.amount, destinationAddress: strangers.ETH, tokenId: null },
      ...{ feeRate: 'Medium' as const, feeRateValue: null, sendingMax: false, memo: null },
    };
    const params = { walletId, accountId };
    const { tokenId: _, memo: __, ...body } = order;
    const sending = sendRequest({
      ...{ ...body, password: null, acceptFee: true },
      rawTransaction: signed.rawTransaction,
    });
    const naming = {
      ...{ token: shop.owner.token, idempotencyKey: 'as-a-send' },
      intent: `${intent.intentId}; digest=${intent.digest}`,
    };
    expect(
      await server.refusal(createTransaction, { params, body: sending }, naming),
    ).toMatchObject({ status: 409, code: 'INTENT_MISMATCH' });
    const own = await server.call(createIntent, { params, body: order }, shop.owner);
    const ownIntent = { ...own, walletId, accountId };
    const bytes = sign(await plan(ownIntent));
    expect(await refuseSend(one, ownIntent, bytes)).toBe('409 INTENT_MISMATCH');
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });

  it('whose row was changed to another refund since it was shown signs nothing', async () => {
    const asked = await refundedPayment('ETH', { funds: '2', percent: 200n });
    const { server, create } = asked;
    const { prepare, refuseSend } = localRefunds(asked);
    const half = { ...paidByMerchant, amount: { kind: 'PRICE' } } as const;
    const [one, other] = [await create(half), await create(half)];
    const { intent, ...signed } = await prepare(one);
    const { db } = server.context;
    const [row] = await db.select().from(reviewedSends);
    if (typeof row?.order !== 'object') throw new Error('no review');
    const partKey = keyOfPart({ outId: other.id, n: 1, attempt: 1 });
    await db.update(reviewedSends).set({ order: { ...row.order, partKey } });
    expect(await refuseSend(other, intent, signed)).toBe('409 INTENT_MISMATCH');
  });
});

describe('a signed refund', () => {
  it('takes signed bytes with their review, without a secret, and no others', async () => {
    const { refund, countSends, prepare, send, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    expect(await refuseSend(refund, null, signed)).toBe('400 INTENT_REQUIRED');
    for (const secret of [{ password: cloudPassword }, { seedPhrase: vectorPhrase }])
      expect(await refuseSend(refund, intent, { ...signed, ...secret })).toBe(
        '400 ONE_SECRET_ONLY',
      );
    expect(await refuseSend(refund, intent, {})).toBe('400 SECRET_REQUIRED');
    const bytes = { rawTransaction: signed.rawTransaction.slice(0, -2) };
    expect(await refuseSend(refund, intent, bytes)).toBe('409 RAW_TRANSACTION_INVALID');
    expect(await refuseSend(refund, intent, { rawTransaction: 'no hex' })).toBe(
      '400 VALIDATION_FAILED',
    );
    expect(await countSends()).toBe(0);
    expect(await send(refund, intent, signed)).toMatchObject({ status: 'BROADCAST' });
  });

  it('asks to accept a high fee in the same call', async () => {
    const { refund, prepare, refuseSend, server } = await open();
    const chain = server.context.chains.get('ETH');
    const fees = raisedFees(await chain.fees(), 5_000n);
    const spy = vi.spyOn(chain, 'fees').mockResolvedValue(fees);
    const { intent, ...signed } = await prepare(refund);
    const call = { ...signed, acceptFee: false };
    expect(await refuseSend(refund, intent, call)).toBe('409 FEE_HIGH');
    spy.mockRestore();
  });

  it('takes the two-factor code of the wallet in the same call, and uses it up', async () => {
    const { server, shop, refund, prepare, send, refuseSend, countSends } = await open();
    const { code } = await turnTwoFactorOn(server, shop.owner);
    const { walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const params = { id: walletId };
    const protection = { twoFactorForSending: true, twoFactorCode: code() };
    await server.call(updateSendProtection, { params, body: protection }, shop.owner);
    server.clock.advance(30_000);
    const { intent, ...signed } = await prepare(refund);
    expect(await refuseSend(refund, intent, signed)).toBe('400 2FA_REQUIRED_FOR_SEND');
    const wrong = { ...signed, twoFactorCode: '000000' };
    expect(await refuseSend(refund, intent, wrong)).toBe('400 TWO_FACTOR_INVALID');
    expect(await countSends()).toBe(0);
    const used = code();
    expect(await send(refund, intent, { ...signed, twoFactorCode: used })).toMatchObject({
      status: 'BROADCAST',
    });
    const again = { twoFactorForSending: false, twoFactorCode: used };
    expect(
      await server.refusal(updateSendProtection, { params, body: again }, shop.owner),
    ).toMatchObject({ code: 'TWO_FACTOR_INVALID' });
  });

  it('is sent once by the same bytes twice, and by two calls of any kind at once', async () => {
    const { refund, countSends, prepare, send } = await open();
    const { intent, ...signed } = await prepare(refund);
    const { intent: other, ...rival } = await prepare(refund);
    const all = await Promise.all([
      send(refund, intent, signed),
      send(refund, intent, signed),
      send(refund, other, rival),
      send(refund, other, { password: cloudPassword }),
    ]);
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
    expect((await send(refund, intent, signed)).hash).toBe(all[0]?.hash);
    expect(await countSends()).toBe(1);
  });

  it('that the network refused is reviewed and signed again: the old review signs no new attempt', async () => {
    const { server, mine, list, refund, review, prepare, plan, send, refuseSend } = await open();
    const chain = server.context.chains.get('ETH');
    const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    const unused = await review(refund);
    const { intent, ...signed } = await prepare(refund);
    expect(await refuseSend(refund, intent, signed)).toBe('409 BROADCAST_REJECTED');
    broadcast.mockRestore();
    const parts = () => server.context.db.select().from(transferParts);
    const [failed] = await parts();
    expect(failed).toMatchObject({ state: 'FAILED', attempt: 1 });
    expect(await refuseSend(refund, intent, signed)).toBe('409 INTENT_MISMATCH');
    const earlier = sign(await plan(unused));
    expect(await refuseSend(refund, unused, earlier)).toBe('409 INTENT_MISMATCH');
    const { intent: next, ...again } = await prepare(refund);
    // The attempt that failed is watched until the next one is signed, whatever is refused until then.
    const wrong = { password: 'Wrong-Password-1' };
    expect(await refuseSend(refund, null, wrong)).toMatch('WRONG_ENCRYPTION_KEY');
    expect(await parts()).toEqual([failed]);
    expect(await send(refund, next, again)).toMatchObject({ status: 'BROADCAST' });
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
  });

  it('is judged again under the lock: cancelled while the network is asked, it is not sent', async () => {
    const { server, shop, payment, refund, countSends, prepare, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    const params = { businessId: shop.businessId, id: payment.id, refundId: refund.id };
    const chain = server.context.chains.get('ETH');
    const fees = await chain.fees();
    const spy = vi.spyOn(chain, 'fees').mockImplementationOnce(async () => {
      await server.call(cancelRefund, { params }, shop.owner);
      return fees;
    });
    expect(await refuseSend(refund, intent, signed)).toBe('409 STATE_CONFLICT');
    spy.mockRestore();
    expect(await countSends()).toBe(0);
    expect(await refuseSend(refund, intent, signed)).toBe('409 STATE_CONFLICT');
  });

  it('whose money a reorganisation took back after its review is not sent', async () => {
    const { server, state, look, refund, countSends, prepare, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    const [transfer] = (await state()).transfers;
    const { ledger } = server.sandboxes.ETH;
    const head = await server.context.chains.get('ETH').head();
    const depth = head.height - (transfer?.blockHeight ?? 0) + 1;
    await ledger.reorganise({ depth, drop: [transfer?.hash ?? ''] });
    await look();
    expect(await refuseSend(refund, intent, signed)).toMatch(/ASSET_NOT_RECEIVED|REFUND_TOO_LARGE/);
    expect(await countSends()).toBe(0);
  });

  it('is refused where another send of the account went first, and signed by a new plan of its review', async () => {
    const { server, shop, refund, plan, prepare, send, refuseSend } = await open();
    const { intent, ...signed } = await prepare(refund);
    const { walletId, accountId } = intent;
    const body = sendRequest({
      ...{ amount: intent.amount, destinationAddress: strangers.ETH, acceptFee: true },
    });
    const options = { token: shop.owner.token, idempotencyKey: 'first' };
    const params = { walletId, accountId };
    await server.call(createTransaction, { params, body }, options);
    expect(await refuseSend(refund, intent, signed)).toBe('409 NONCE_CONFLICT');
    const anew = sign(await plan(intent));
    expect(await send(refund, intent, anew)).toMatchObject({ status: 'BROADCAST' });
  });
});
