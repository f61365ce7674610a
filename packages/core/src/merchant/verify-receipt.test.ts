import { describe, expect, it } from 'vitest';
import type { Receipt, ReceiptTransfer, TransferProof } from '../contract/payments/receipts.ts';
import { toDecimal } from '../money/decimal.ts';
import { hasTransactionForm } from './has-transaction-form.ts';
import { merkleRoot } from './merkle-root.ts';
import { doubleSha256, fromShownHash, readHex, toHex, toShownHash } from './proof-bytes.ts';
import {
  bitcoinBlock170,
  bitcoinBlock100000,
  bitcoinGenesis,
  litecoinGenesis,
} from './published-blocks.conformance.ts';
import { readBlockHeader } from './read-block-header.ts';
import { readOutputs } from './read-outputs.ts';
import { ReceiptError } from './receipt-error.ts';
import { type VerifyReceiptOptions, verifyReceipt } from './verify-receipt.ts';

const { second, hashes, header, height, hash: blockHash } = bitcoinBlock100000;
const [coinbase, own, third, fourth] = hashes.map(fromShownHash);
const pair = (left?: Uint8Array, right?: Uint8Array): Uint8Array =>
  doubleSha256(Uint8Array.of(...(left ?? []), ...(right ?? [])));

const proof: TransferProof = {
  ...{ transaction: second.transaction, output: 0, header, index: 1, height },
  branch: [hashes[0] ?? '', toShownHash(pair(third, fourth))],
};
const transfer: ReceiptTransfer = {
  ...{ hash: hashes[1] ?? '', asset: 'BTC', network: 'BTC', counted: true, proof },
  ...{ address: second.outputs[0]?.address ?? '', amount: toDecimal('5.56') },
  ...{ rate: toDecimal('1'), credited: toDecimal('5.56'), receivedAt: new Date(0) },
};
const other: ReceiptTransfer = {
  ...transfer,
  ...{ address: second.outputs[1]?.address ?? '', amount: toDecimal('44.44') },
  proof: { ...proof, output: 1 },
};
type Verified = Pick<Receipt, 'transfers' | 'sandbox'>;
const receiptOf = (...transfers: readonly ReceiptTransfer[]): Verified => ({
  transfers,
  sandbox: false,
});
const withProof = (changes: Partial<TransferProof>) =>
  receiptOf({ ...transfer, proof: { ...proof, ...changes } });

function refusal(receipt: Verified, options?: VerifyReceiptOptions): string {
  try {
    verifyReceipt(receipt, options);
  } catch (error) {
    if (error instanceof ReceiptError) return error.code;
    throw error;
  }
  return 'verified';
}

/** Changes one hex digit. */
const flip = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);

describe('verifyReceipt', () => {
  it('verifies a payment in block 100,000 of Bitcoin, and returns the block to compare', () => {
    const { proved, unproved } = verifyReceipt(receiptOf(transfer, other));
    const block = { blockHash, blockHeight: 100_000, minedAt: new Date('2010-12-29T11:57:43Z') };
    expect(proved).toMatchObject([
      { transfer, ...block },
      { transfer: other, ...block },
    ]);
    // The difficulty was 14,484.16; one is 2^32 hashes and a little more.
    expect((proved[0]?.work ?? 0n) / 2n ** 32n).toBe(14_484n);
    expect(unproved).toEqual([]);
  });

  it('passes over a transfer that does not count, and names one without a proof', () => {
    const away = { ...transfer, counted: false, hash: 'gone' };
    const ether: ReceiptTransfer = { ...transfer, asset: 'ETH', network: 'ETH', proof: null };
    const { proved, unproved } = verifyReceipt(receiptOf(away, other, ether));
    expect(proved.map((each) => each.transfer)).toEqual([other]);
    expect(unproved).toEqual([ether]);
    expect(refusal(receiptOf(ether))).toBe('proof_missing');
    expect(refusal(receiptOf(away))).toBe('proof_missing');
  });

  it.each<[string, Verified, string]>([
    ['another hash', receiptOf({ ...transfer, hash: hashes[2] ?? '' }), 'transaction_mismatch'],
    ['no hash', receiptOf({ ...transfer, hash: null }), 'transaction_mismatch'],
    [
      'another amount',
      receiptOf({ ...transfer, amount: toDecimal('5.56000001') }),
      'output_mismatch',
    ],
    ['another address', receiptOf({ ...transfer, address: other.address }), 'output_mismatch'],
    ['no address', receiptOf({ ...transfer, address: 'nowhere' }), 'output_mismatch'],
    ['the output of another transfer', withProof({ output: 1 }), 'output_mismatch'],
    ['an output that is not there', withProof({ output: 2 }), 'output_mismatch'],
    ['one output twice', receiptOf(transfer, transfer), 'output_mismatch'],
    ['another place', withProof({ index: 0 }), 'branch_mismatch'],
    ['a place above the branch', withProof({ index: 5 }), 'proof_malformed'],
    ['a place below zero', withProof({ index: -1 }), 'proof_malformed'],
    [
      'a branch that ends early',
      withProof({ branch: proof.branch.slice(0, 1) }),
      'branch_mismatch',
    ],
    [
      'a branch in another order',
      withProof({ branch: proof.branch.toReversed() }),
      'branch_mismatch',
    ],
    ['a branch of no hashes', withProof({ branch: ['00', '00'] }), 'proof_malformed'],
    [
      'a branch without an end',
      withProof({ branch: Array.from({ length: 25 }, () => blockHash) }),
      'proof_malformed',
    ],
    ['a short header', withProof({ header: header.slice(2) }), 'proof_malformed'],
    ['bytes that are no hex', withProof({ transaction: 'xx' }), 'proof_malformed'],
    ['another asset', receiptOf({ ...transfer, asset: 'USDT' }), 'proof_malformed'],
    [
      'another network',
      receiptOf({ ...transfer, asset: 'LTC', network: 'LTC' }),
      'output_mismatch',
    ],
  ])('refuses a receipt with %s', (_, receipt, code) => {
    expect(refusal(receipt)).toBe(code);
  });

  it('refuses the receipt after any one digit of its proof is changed', () => {
    for (let at = 0; at < second.transaction.length; at += 1)
      expect(refusal(withProof({ transaction: flip(second.transaction, at) }))).not.toBe(
        'verified',
      );
    for (let at = 0; at < header.length; at += 1)
      expect(refusal(withProof({ header: flip(header, at) }))).not.toBe('verified');
    for (const [level, hash] of proof.branch.entries())
      for (let at = 0; at < hash.length; at += 1)
        expect(refusal(withProof({ branch: proof.branch.with(level, flip(hash, at)) }))).toBe(
          'branch_mismatch',
        );
  });

  it('refuses a block that was made up at an easier target than the chain allows', () => {
    const easy = `${header.slice(0, 144)}ffff7f20${header.slice(152)}`;
    const made = Array.from(
      { length: 16 },
      (_, nonce) => `${easy.slice(0, 152)}0${nonce.toString(16)}000000`,
    );
    const found = made.find(
      (text) => refusal(withProof({ header: text }), { chain: 'sandbox' }) === 'verified',
    );
    expect(found).toBeDefined();
    expect(refusal(withProof({ header: found ?? '' }))).toBe('work_missing');
    expect(refusal({ ...withProof({ header: found ?? '' }), sandbox: true })).toBe('verified');
  });

  it('reads an address of another chain as one that is not paid', () => {
    expect(refusal(receiptOf(transfer), { chain: 'regtest' })).toBe('output_mismatch');
  });
});

/** Sandbox header, found at once, whose Merkle root is the double SHA-256 of `node`. */
function sealed(node: Uint8Array): string {
  const top = `00000020${'00'.repeat(32)}${toHex(doubleSha256(node))}00000000ffff7f20`;
  const isWork = (text: string) => (doubleSha256(readHex(text)).at(31) ?? 0xff) < 0x7f;
  const found = Array.from(
    { length: 64 },
    (_, nonce) => `${top}${toHex(Uint8Array.of(nonce, 0, 0, 0))}`,
  ).find(isWork);
  return found ?? '';
}

describe('verifyReceipt on a forged block', () => {
  const asSandbox = (changes: Partial<TransferProof>, hash = transfer.hash) =>
    refusal({ transfers: [{ ...transfer, hash, proof: { ...proof, ...changes } }], sandbox: true });

  it('refuses a payment that is a child of a mined transaction of 64 bytes (CVE-2017-12842)', () => {
    // A payment that nobody mined, with a lock time for which its hash can begin a transaction with one input.
    const body = second.transaction.slice(0, -8);
    const forged = Array.from({ length: 4_096 }, (_, time) =>
      readHex(`${body}${toHex(Uint8Array.of(time % 256, time >> 8, 0, 0))}`),
    ).find((each) => doubleSha256(each)[4] === 1);
    if (forged === undefined) throw new Error('No lock time fits.');
    const rest = new Uint8Array(32);
    rest.set([4, 0, 0, 0, 0], 9);
    rest[18] = 1;
    const mined = Uint8Array.of(...doubleSha256(forged), ...rest);
    const chosen = { transaction: toHex(forged), index: 0, branch: [toShownHash(rest)] };
    const hash = toShownHash(doubleSha256(forged));
    expect(asSandbox({ ...chosen, header: sealed(mined) }, hash)).toBe('branch_ambiguous');
    // A node without that form is an honest one.
    rest[18] = 2;
    const honest = Uint8Array.of(...doubleSha256(forged), ...rest);
    const fair = { ...chosen, branch: [toShownHash(rest)], header: sealed(honest) };
    expect(asSandbox(fair, hash)).toBe('verified');
  });

  it('refuses the repeated place of the last transaction of an odd number (CVE-2012-2459)', () => {
    const [first = '', hash = '', last = ''] = hashes;
    const left = pair(fromShownHash(first), fromShownHash(last));
    const right = pair(own, own);
    const block = { header: sealed(Uint8Array.of(...left, ...right)) };
    const branch = [hash, toShownHash(left)];
    expect(asSandbox({ ...block, branch, index: 2 })).toBe('verified');
    expect(asSandbox({ ...block, branch, index: 3 })).toBe('branch_ambiguous');
  });
});

describe('hasTransactionForm', () => {
  /** One input and one output; the script of the input has `length` bytes. */
  const formed = (length: number) => {
    const node = new Uint8Array(64).fill(0x5a);
    node[4] = 1;
    node[41] = length;
    node[46 + length] = 1;
    node.fill(0, 47 + length, 55 + length);
    node[55 + length] = 4 - length;
    return node;
  };

  it.each([0, 1, 2, 3, 4])('finds a transaction whose input has a script of %i bytes', (length) => {
    expect(hasTransactionForm(formed(length))).toBe(true);
    for (const at of [4, 41, 46 + length, 55 + length])
      expect(hasTransactionForm(formed(length).with(at, 7))).toBe(false);
    expect(hasTransactionForm(formed(length).with(54 + length, 1))).toBe(false);
  });

  it('finds none in a script that is too long, and none in fewer bytes', () => {
    expect(
      hasTransactionForm(
        formed(4)
          .with(41, 12)
          .with(46 + 12, 1),
      ),
    ).toBe(false);
    expect(hasTransactionForm(formed(2).subarray(0, 63))).toBe(false);
  });
});

describe('the parts of a proof', () => {
  it('find the first blocks of Bitcoin and Litecoin proved by their own work', () => {
    const { minedAt, merkleRoot: root } = bitcoinGenesis;
    const bitcoin = readBlockHeader(readHex(bitcoinGenesis.header), {
      network: 'BTC',
      chain: 'main',
    });
    expect(bitcoin).toMatchObject({ hash: bitcoinGenesis.hash, merkleRoot: root, minedAt });
    expect(bitcoin.work).toBe(0x100010001n);
    const transaction = readHex(bitcoinGenesis.transaction);
    expect(toShownHash(merkleRoot(transaction, { branch: [], index: 0 }))).toBe(root);
    expect(readOutputs(transaction).map(({ value }) => value)).toEqual([5_000_000_000n]);
    const place = { network: 'LTC', chain: 'main' } as const;
    const litecoin = readBlockHeader(readHex(litecoinGenesis.header), place);
    expect(litecoin.hash).toBe(litecoinGenesis.hash);
    const coinbaseOfLitecoin = readHex(litecoinGenesis.transaction);
    expect(toShownHash(merkleRoot(coinbaseOfLitecoin, { branch: [], index: 0 }))).toBe(
      litecoin.merkleRoot,
    );
    // Bitcoin's hash of it is no work at all.
    expect(() =>
      readBlockHeader(readHex(litecoinGenesis.header), { ...place, network: 'BTC' }),
    ).toThrow(ReceiptError);
    expect(() => readBlockHeader(readHex(flip(litecoinGenesis.header, 159)), place)).toThrow(
      ReceiptError,
    );
  });

  it('cover all four transactions of block 100,000', () => {
    const root = pair(pair(coinbase, own), pair(third, fourth));
    expect(toHex(root)).toBe(header.slice(72, 136));
  });

  it('lead from the first payment of Bitcoin to block 170', () => {
    const { hash, coinbaseHash, ...block } = bitcoinBlock170;
    const transaction = readHex(block.transaction);
    const facts = readBlockHeader(readHex(block.header), { network: 'BTC', chain: 'main' });
    expect(facts.hash).toBe(hash);
    const root = merkleRoot(transaction, { branch: [coinbaseHash], index: 1 });
    expect(toShownHash(root)).toBe(facts.merkleRoot);
    expect(readOutputs(transaction).map(({ value }) => value)).toEqual([
      1_000_000_000n,
      4_000_000_000n,
    ]);
  });

  it('refuse bytes behind the end of a transaction', () => {
    const longer = Uint8Array.of(...readHex(bitcoinGenesis.transaction), 0);
    expect(() => readOutputs(longer)).toThrow(ReceiptError);
  });

  it('never read an inner node of a Merkle tree as a transaction', () => {
    // 64 bytes that have the form of a transaction with one input and one output.
    const node = new Uint8Array(64);
    node[4] = 1;
    node[41 + 0] = 4;
    node[50] = 1;
    node[59] = 0;
    expect(() => readOutputs(node)).toThrow('64 bytes');
  });
});
