import { toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import {
  Address,
  beginCell,
  comment,
  external,
  internal,
  type Cell as ReferenceCell,
  SendMode,
  storeMessage,
} from '@ton/core';
import { keyPairFromSeed } from '@ton/crypto';
import { WalletContractV4 } from '@ton/ton';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEd25519Key } from '../../slip10-key.ts';
import { createFundedTons } from '../../testing/funded-tons.ts';
import { formatAddress, parseAddress } from './address.ts';
import { encodeBagOfCells, readBagOfCells } from './bag-of-cells.ts';
import { type Cell, createCell } from './cell.ts';
import { walletCodeDepth, walletCodeHash } from './wallet-code.ts';
import { walletInit, walletInitHash } from './wallet-contract.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const coins = fc.bigInt(0n, 2n ** 120n - 1n);
const memo = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

function toReference({ bits, refs }: Cell): ReferenceCell {
  const builder = beginCell();
  for (const bit of bits) builder.storeBit(bit === '1');
  for (const ref of refs) builder.storeRef(toReference(ref));
  return builder.endCell();
}

const bits = fc.array(fc.constantFrom('0', '1'), { maxLength: 1_023 }).map((all) => all.join(''));
const tree = fc.memo(
  (depth): fc.Arbitrary<Cell> =>
    depth === 1
      ? bits.map((text) => createCell(text))
      : fc
          .tuple(bits, fc.array(tree(), { maxLength: 4 }))
          .map(([text, refs]) => createCell(text, refs)),
);

describe('cells, as @ton/core has them', () => {
  it('have the same hash, depth and bytes', () => {
    return fc.assert(
      fc.property(tree(3), (cell) => {
        const reference = toReference(cell);
        expect(hex.encode(cell.hash)).toBe(reference.hash().toString('hex'));
        expect(cell.depth).toBe(reference.depth());
        const bytes = encodeBagOfCells(cell);
        expect(hex.encode(bytes)).toBe(
          reference.toBoc({ idx: false, crc32: true }).toString('hex'),
        );
        expect(readBagOfCells(bytes)).toEqual(cell);
      }),
      { numRuns: 40 },
    );
  });
});

describe('addresses, as @ton/core writes them', () => {
  it('are read in every form and written in one', () => {
    const facts = fc.record({ workchain: fc.constantFrom(0, -1), hash: bytes32 });
    return fc.assert(
      fc.property(facts, fc.boolean(), ({ workchain, hash }, testOnly) => {
        const reference = new Address(workchain, Buffer.from(hash));
        expect(formatAddress({ workchain, hash }, { testOnly })).toBe(
          reference.toString({ bounceable: false, testOnly }),
        );
        const forms = [true, false].flatMap((bounceable) =>
          [true, false].map((urlSafe) => reference.toString({ bounceable, urlSafe })),
        );
        for (const form of [...forms, reference.toRawString()])
          expect(parseAddress(form, { testOnly: false })).toEqual({ workchain, hash });
      }),
    );
  });
});

describe('wallets, as @ton/ton has them', () => {
  it('begin with the code that is known by its hash', () => {
    const [code] = walletInit(new Uint8Array(32), 0).refs;
    expect(hex.encode(code?.hash ?? new Uint8Array())).toBe(walletCodeHash);
    expect(code?.depth).toBe(walletCodeDepth);
  });

  it('begin with the same and stand at the same address', () => {
    return fc.assert(
      fc.property(bytes32, fc.nat(2 ** 31 - 1), (key, walletId) => {
        const publicKey = Buffer.from(key);
        const { address, init } = WalletContractV4.create({ workchain: 0, publicKey, walletId });
        const state = walletInit(key, walletId);
        expect(state.refs.map(({ hash }) => hex.encode(hash))).toEqual([
          init.code.hash().toString('hex'),
          init.data.hash().toString('hex'),
        ]);
        expect(hex.encode(state.hash)).toBe(address.hash.toString('hex'));
        expect(walletInitHash(key, walletId)).toEqual(state.hash);
      }),
      { numRuns: 20 },
    );
  });
});

const chains = ['main', 'sandbox'] as const;

describe.each(chains)('a transfer on the %s chain', (chain) => {
  const { keyring, seed, plan, address } = createFundedTons('TON', { chain });
  const keys = withEd25519Key(seed, [44, 607, 0], (key) => keyPairFromSeed(Buffer.from(key)));
  const wallet = WalletContractV4.create({
    workchain: 0,
    publicKey: keys.publicKey,
    walletId: keyring.walletId,
  });

  it('goes out of the wallet that @ton/ton has for the key', () => {
    expect(wallet.address.toString({ bounceable: false })).toBe(address);
  });

  it('is byte for byte what @ton/ton signs, with the hash of its normal form', () => {
    const orders = fc.record({
      seqno: fc.constantFrom(0, 1, 7, 2 ** 31),
      validUntil: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
      hash: bytes32,
      workchain: fc.constantFrom(0, -1),
      amount: coins,
      isBounceable: fc.boolean(),
      memo: fc.option(memo),
      isEverything: fc.boolean(),
    });
    return fc.assert(
      fc.property(orders, (order) => {
        const { seqno, validUntil, hash, workchain, isBounceable, isEverything } = order;
        const to = new Address(workchain, Buffer.from(hash).fill(1, 0, 1));
        const signed = keyring.signTransfer(
          seed,
          plan({
            seqno: BigInt(seqno),
            validUntil,
            recipient: to.toString(),
            balance: toBaseUnits(2n ** 120n - 1n),
            amount: isEverything ? 'max' : toBaseUnits(order.amount / 2n),
            isBounceable,
            memo: order.memo,
          }),
        );
        const value = isEverything ? 0n : order.amount / 2n;
        const body = order.memo === null ? undefined : comment(order.memo);
        const request = wallet.createTransfer({
          seqno,
          timeout: validUntil,
          secretKey: keys.secretKey,
          sendMode:
            SendMode.IGNORE_ERRORS +
            (isEverything ? SendMode.CARRY_ALL_REMAINING_BALANCE : SendMode.PAY_GAS_SEPARATELY),
          messages: [internal({ to, value, bounce: isBounceable, body: body ?? null })],
        });
        const init = seqno === 0 ? wallet.init : null;
        const message = external({ to: wallet.address, init, body: request });
        const cell = beginCell().store(storeMessage(message)).endCell();
        expect(hex.encode(signed.raw)).toBe(cell.toBoc().toString('hex'));
        const normal = beginCell().store(
          storeMessage({ ...message, init: null }, { forceRef: true }),
        );
        expect(signed.hash).toBe(normal.endCell().hash().toString('hex'));
      }),
      { numRuns: 15 },
    );
  });

  it('of a jetton asks the wallet for it as TEP-74 says', () => {
    const to = new Address(0, Buffer.alloc(32, 5));
    const jettonWallet = new Address(0, Buffer.alloc(32, 6));
    for (const text of [null, 'For the coffee']) {
      const attached = toBaseUnits(50_000_000n);
      const token = {
        wallet: jettonWallet.toString(),
        attached,
        balance: toBaseUnits(10n ** 12n),
      };
      const planned = plan({
        recipient: to.toString(),
        amount: toBaseUnits(777n),
        memo: text,
        token,
      });
      const { raw } = keyring.signTransfer(seed, planned);
      const body = beginCell()
        .storeUint(0x0f8a7ea5, 32)
        .storeUint(0, 64)
        .storeCoins(777n)
        .storeAddress(to)
        .storeAddress(wallet.address)
        .storeMaybeRef(null)
        .storeCoins(1n)
        .storeMaybeRef(text === null ? null : comment(text))
        .endCell();
      const request = wallet.createTransfer({
        seqno: 5,
        timeout: planned.validUntil,
        secretKey: keys.secretKey,
        sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
        messages: [internal({ to: jettonWallet, value: attached, bounce: true, body })],
      });
      const message = external({ to: wallet.address, body: request });
      const cell = beginCell().store(storeMessage(message)).endCell();
      expect(hex.encode(raw)).toBe(cell.toBoc().toString('hex'));
    }
  });
});
