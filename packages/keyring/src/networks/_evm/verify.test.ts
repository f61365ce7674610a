import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { type TransactionSerializable, toHex } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { createFundedAccount } from '../../testing/funded-account.ts';
import { createEvmKeyring } from './evm-keyring.ts';
import { decodeRlp } from './rlp-decode.ts';
import { encodeRlp, type RlpValue } from './rlp-encode.ts';

const { keyring, seed, plan, address } = createFundedAccount('ETH');
const legacyRaw = keyring.signTransfer(seed, plan()).raw;
const offer = {
  kind: 'eip1559',
  maxFeePerGas: 30n * 10n ** 9n,
  maxPriorityFeePerGas: 10n ** 9n,
} as const;
const eip1559Raw = keyring.signTransfer(seed, plan({ offer })).raw;

const privateKey = `0x${'46'.repeat(32)}` as const;
const account = privateKeyToAccount(privateKey);
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const transfer = { type: 'legacy', chainId: 1, to, value: 1n, gas: 21_000n, gasPrice: 1n } as const;

const faultOf = (raw: Uint8Array) => {
  const verification = keyring.verifyTransfer(raw);
  return verification.outcome === 'refused' ? verification.fault : null;
};
const signed = async (transaction: TransactionSerializable) =>
  hex.decode((await account.signTransaction(transaction)).slice(2));

describe('verifyTransfer', () => {
  it.each([
    ['legacy', legacyRaw],
    ['EIP-1559', eip1559Raw],
  ])('accepts a %s transfer, with its sender and its reading', (_, raw) => {
    expect(keyring.verifyTransfer(raw)).toEqual({
      outcome: 'valid',
      sender: address,
      transfer: keyring.decodeTransfer(raw),
    });
  });

  it.each([2n, 56n, 31_337n])('refuses a transfer for chain %d (S38)', async (chainId) => {
    expect(faultOf(await signFields(fieldsFor(chainId)))).toBe('wrong_chain_id');
    const legacy = await signed({ ...transfer, chainId: Number(chainId) });
    expect(faultOf(legacy)).toBe('wrong_chain_id');
  });

  it('refuses a transfer for chain 0', async () => {
    expect(faultOf(await signFields(fieldsFor(0n)))).toBe('wrong_chain_id');
    const { fields, r, s } = takeApart(legacyRaw);
    const legacy = encodeRlp([...fields, 35n, r, s]);
    expect(keyring.decodeTransfer(legacy).chainId).toBe(0n);
    expect(faultOf(legacy)).toBe('wrong_chain_id');
  });

  it('refuses a transfer from before EIP-155, which every chain would take', async () => {
    const { chainId, ...forAnyChain } = transfer;
    const raw = await signed(forAnyChain);
    expect(keyring.decodeTransfer(raw)).toMatchObject({ chainId: null, from: account.address });
    expect(faultOf(raw)).toBe('wrong_chain_id');
    expect(faultOf(await signed({ ...forAnyChain, chainId }))).toBeNull();
  });

  it('refuses the other of two equal signatures', () => {
    for (const raw of [legacyRaw, eip1559Raw]) {
      const { fields, parity, r, s } = takeApart(raw);
      const high = secp256k1.Point.Fn.ORDER - s;
      const twin = putTogether(raw, [...fields, 1n - parity, r, high]);
      expect(keyring.decodeTransfer(twin).from).toBe(address);
      expect(faultOf(twin)).toBe('signature_invalid');
      expect(putTogether(raw, [...fields, parity, r, s])).toEqual(raw);
    }
  });

  it('draws the line at half the order', () => {
    const { fields, parity, r } = takeApart(eip1559Raw);
    const half = secp256k1.Point.Fn.ORDER >> 1n;
    const withS = (s: bigint) => faultOf(putTogether(eip1559Raw, [...fields, parity, r, s]));
    expect(withS(half)).toBeNull();
    expect(withS(half + 1n)).toBe('signature_invalid');
  });

  it.each([
    ['no R', 0n, null],
    ['no S', null, 0n],
    ['R beyond the order', secp256k1.Point.Fn.ORDER, null],
    ['S beyond the order', null, secp256k1.Point.Fn.ORDER],
    ['an R that is on no point', 5n, null],
  ])('refuses %s', (_, otherR, otherS) => {
    for (const raw of [legacyRaw, eip1559Raw]) {
      const { fields, parity, r, s } = takeApart(raw);
      const changed = putTogether(raw, [...fields, parity, otherR ?? r, otherS ?? s]);
      expect(keyring.decodeTransfer(changed).from).toBeNull();
      expect(faultOf(changed)).toBe('signature_invalid');
    }
  });

  it('refuses a parity beyond 1', () => {
    const { fields, r, s } = takeApart(eip1559Raw);
    // This R stands for a point as well when the order is added to it, which 2 and 3 would ask for.
    const wrapped = [...Array(100).keys()].map(BigInt).find(isWrappedPoint) ?? r;
    expect(wrapped).not.toBe(r);
    for (const parity of [2n, 3n, 27n])
      for (const point of [r, wrapped])
        expect(faultOf(putTogether(eip1559Raw, [...fields, parity, point, s]))).toBe(
          'signature_invalid',
        );
  });

  it.each([0n, 1n, 26n, 29n, 34n])('takes no key from a v of %d', (v) => {
    const { fields, r, s } = takeApart(legacyRaw);
    const raw = encodeRlp([...fields, v, r, s]);
    expect(keyring.decodeTransfer(raw)).toMatchObject({ chainId: null, from: null });
    expect(faultOf(raw)).toBe('wrong_chain_id');
  });

  it('refuses a priority fee above the highest price', async () => {
    expect(faultOf(await signFields(fieldsFor(1n).with(2, 11n)))).toBe('tip_above_fee_cap');
    expect(faultOf(await signFields(fieldsFor(1n).with(2, 10n)))).toBeNull();
  });

  it('refuses an access list, alone and in a type 2 transaction', async () => {
    const accessList = [{ address: to, storageKeys: [`0x${'11'.repeat(32)}`] }] as const;
    const shared = { chainId: 1, to, gas: 30_000n, accessList } as const;
    const eip2930 = await signed({ ...shared, type: 'eip2930', gasPrice: 1n });
    const eip1559 = await signed({ ...shared, type: 'eip1559', maxFeePerGas: 1n });
    for (const raw of [eip2930, eip1559]) {
      expect(faultOf(raw)).toBe('type_not_supported');
      expect(() => keyring.decodeTransfer(raw)).toThrow(
        expect.objectContaining({ code: 'transaction_malformed' }),
      );
    }
  });

  it.each([0x00, 0x01, 0x03, 0x04, 0x7f])('refuses type %d', (type) => {
    expect(faultOf(eip1559Raw.with(0, type))).toBe('type_not_supported');
  });

  it('refuses type 2 where fees are legacy, and there alone', () => {
    const chains = { chainId: 1 };
    const model = {
      family: 'evm',
      fees: 'legacy',
      chains: { main: chains, test: chains, regtest: chains, sandbox: chains },
    } as const;
    const other = createEvmKeyring('ETH', 'main', { coinType: 60, model });
    expect(other.verifyTransfer(legacyRaw).outcome).toBe('valid');
    expect(other.verifyTransfer(eip1559Raw)).toEqual({
      outcome: 'refused',
      fault: 'type_not_supported',
    });
  });

  it('refuses more or fewer fields', () => {
    for (const raw of [legacyRaw, eip1559Raw]) {
      const { fields, parity, r, s } = takeApart(raw);
      expect(faultOf(putTogether(raw, [...fields, parity, r, s, 0n]))).toBe('malformed');
      expect(faultOf(putTogether(raw, [...fields.slice(1), parity, r, s]))).toBe('malformed');
    }
  });

  it('refuses fields that have another form', () => {
    const { fields, parity, r, s } = takeApart(eip1559Raw);
    const withField = (at: number, value: RlpValue) =>
      faultOf(putTogether(eip1559Raw, [...fields.with(at, value), parity, r, s]));
    expect(withField(1, Uint8Array.of(0, 5))).toBe('malformed');
    expect(withField(1, Uint8Array.of(0))).toBe('malformed');
    expect(withField(1, 2n ** 64n)).toBe('malformed');
    expect(withField(1, [])).toBe('malformed');
    expect(withField(3, 2n ** 256n)).toBe('malformed');
    expect(withField(4, 2n ** 64n)).toBe('malformed');
    expect(withField(5, new Uint8Array(19))).toBe('malformed');
    expect(withField(5, new Uint8Array(21))).toBe('malformed');
    expect(withField(6, 2n ** 256n)).toBe('malformed');
    expect(withField(7, [])).toBe('malformed');
    expect(withField(8, 0n)).toBe('malformed');
  });

  it.each([
    ['legacy', legacyRaw],
    ['EIP-1559', eip1559Raw],
  ])(
    'never finds the sender of a %s transfer in one with another bit',
    (_, raw) => {
      for (let bit = 0; bit < raw.length * 8; bit += 1) {
        const at = bit >> 3;
        const changed = raw.with(at, (raw[at] ?? 0) ^ (1 << (bit & 7)));
        const verification = keyring.verifyTransfer(changed);
        if (verification.outcome === 'valid') expect(verification.sender).not.toBe(address);
      }
    },
    30_000,
  );

  it('refuses any other bytes without throwing', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(['malformed', 'type_not_supported']).toContain(faultOf(bytes));
        expect(() => keyring.decodeTransfer(bytes)).toThrow(
          expect.objectContaining({ code: 'transaction_malformed' }),
        );
      }),
    ));
});

/** The fields before the signature, and the signature; `putTogether` is the way back. */
function takeApart(raw: Uint8Array) {
  const list = decodeRlp(raw[0] === 0x02 ? raw.subarray(1) : raw);
  if (list.kind !== 'list') throw new Error('A transaction is a list.');
  const fields = list.items.map((item): RlpValue => (item.kind === 'list' ? [] : item.bytes));
  const [v = 0n, r = 0n, s = 0n] = fields
    .splice(-3)
    .map((bytes) => (bytes instanceof Uint8Array && bytes.length > 0 ? BigInt(toHex(bytes)) : 0n));
  return { fields, parity: raw[0] === 0x02 ? v : v - 37n, r, s };
}

function putTogether(raw: Uint8Array, values: readonly RlpValue[]): Uint8Array {
  if (raw[0] === 0x02) return Uint8Array.of(0x02, ...encodeRlp(values));
  const v = values.at(6);
  return encodeRlp(typeof v === 'bigint' ? values.with(6, v + 37n) : values);
}

function isWrappedPoint(r: bigint): boolean {
  const x = (r + secp256k1.Point.Fn.ORDER).toString(16);
  return r > 0n && secp256k1.utils.isValidPublicKey(hex.decode(`02${x}`), true);
}

/** Builds the fields of a type 2 transfer that offers 10 wei per gas and no priority fee. */
function fieldsFor(chainId: bigint): readonly RlpValue[] {
  const recipient = hex.decode(to.slice(2).toLowerCase());
  return [chainId, 0n, 0n, 10n, 21_000n, recipient, 0n, 0n, []];
}

/** By hand, as viem refuses to sign some of what we have to refuse. */
async function signFields(fields: readonly RlpValue[]): Promise<Uint8Array> {
  const hash = toHex(keccak_256(Uint8Array.of(0x02, ...encodeRlp(fields))));
  const { r, s, yParity } = await sign({ hash, privateKey });
  const values = [...fields, BigInt(yParity ?? 0), BigInt(r), BigInt(s)];
  return Uint8Array.of(0x02, ...encodeRlp(values));
}
