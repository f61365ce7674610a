import { toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { generateSeedPhrase, seedPhraseToSeed } from '../../seed-phrase.ts';
import { createFundedTronAccount, heldToken } from '../../testing/funded-tron-account.ts';
import { withPayingKey } from '../bip44-account.ts';
import { decodeMessage, takeBytes } from './protobuf-read.ts';
import type { TronTransferPlan } from './transfer-plan.ts';

const { keyring, seed, plan, request, address } = createFundedTronAccount();

// It builds and signs without asking anybody.
const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1' });
const privateKey = withPayingKey(seed, { coinType: 195, account: 0, addressIndex: 0 }, (keys) =>
  hex.encode(keys.privateKey),
);

const sun = fc.oneof(fc.bigInt(1n, 300n), fc.bigInt(1n, 2n ** 53n - 1n)).map(toBaseUnits);
const tokens = fc.oneof(fc.bigInt(1n, 300n), fc.bigInt(1n, 2n ** 256n - 1n)).map(toBaseUnits);
const times = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });
const validities = fc.record({
  reference: fc.record({
    height: fc.nat(2 ** 31 - 1),
    hash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => hex.encode(bytes)),
  }),
  createdAtMs: times,
});
const recipients = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.subarray(0, 18).some((byte) => byte !== 0))
  .map((bytes) => TronWeb.address.fromHex(`41${hex.encode(bytes)}`));

describe('addresses', () => {
  it(
    'are those of tronweb',
    () =>
      fc.assert(
        fc.property(
          fc.uint8Array({ minLength: 16, maxLength: 16 }),
          fc.nat(2 ** 31 - 1),
          fc.nat(2 ** 31 - 1),
          fc.constantFrom(0 as const, 1 as const),
          (entropy, account, addressIndex, branch) => {
            const words = generateSeedPhrase(12, () => entropy.slice());
            const { publicKey } = keyring.derivePublic(seedPhraseToSeed(words), account);
            const path = `m/44'/195'/${account}'/${branch}/${addressIndex}`;
            expect(keyring.addressAt(publicKey, { branch, addressIndex })).toBe(
              TronWeb.fromMnemonic(words, path).address,
            );
          },
        ),
        { numRuns: 5 },
      ),
    30_000,
  );
});

describe('tronweb writes and signs the same bytes', () => {
  it(
    'for a transfer',
    () =>
      fc.assert(
        fc.asyncProperty(recipients, sun, validities, async (recipient, amount, validity) => {
          const balance = toBaseUnits(2n ** 62n);
          const planned = plan({ recipient, amount, balance, ...validity, ...ending(validity) });
          const built = await tronWeb.transactionBuilder.sendTrx(
            recipient,
            Number(amount),
            address,
            { blockHeader: headerOf(planned) },
          );
          await expectSame(planned, built);
        }),
        { numRuns: 30 },
      ),
    30_000,
  );

  it(
    'for a transfer of a token',
    () =>
      fc.assert(
        fc.asyncProperty(recipients, tokens, validities, async (recipient, amount, validity) => {
          const token = { ...heldToken, balance: amount };
          const planned = plan({ recipient, amount, token, ...validity, ...ending(validity) });
          const { transaction } = await tronWeb.transactionBuilder._triggerSmartContractLocal(
            token.contract,
            'transfer(address,uint256)',
            { txLocal: true, blockHeader: headerOf(planned), feeLimit: Number(token.feeLimit) },
            [
              { type: 'address', value: recipient },
              { type: 'uint256', value: amount.toString() },
            ],
            address,
          );
          await expectSame(planned, transaction);
        }),
        { numRuns: 30 },
      ),
    30_000,
  );

  it('and takes as much room as was measured: 203 and 281 bytes', () => {
    const native = plan({ amount: toBaseUnits(1_000_000n) });
    expect(keyring.signTransfer(seed, native).raw).toHaveLength(203);
    const token = plan({ token: heldToken });
    expect(keyring.signTransfer(seed, token).raw).toHaveLength(281);
    expect(native.fee).toBe(267_000n);
    expect(token.fee).toBe(345_000n + heldToken.feeLimit);
  });
});

type BuiltByTronWeb = Awaited<ReturnType<typeof tronWeb.transactionBuilder.sendTrx>>;

async function expectSame(planned: TronTransferPlan, built: unknown): Promise<void> {
  if (!isBuilt(built)) throw new Error('tronweb built something else.');
  const { raw, hash } = keyring.signTransfer(seed, planned);
  const message = decodeMessage(raw);
  expect(hex.encode(takeBytes(message, 1))).toBe(built.raw_data_hex);
  expect(hash).toBe(built.txID);
  const signed = await tronWeb.trx.sign(built, privateKey);
  expect(hex.encode(takeBytes(message, 2))).toBe(signed.signature[0]?.toLowerCase());
  expect(keyring.verifyTransfer(raw)).toMatchObject({ outcome: 'valid', sender: address });
}

function isBuilt(built: unknown): built is BuiltByTronWeb {
  return typeof built === 'object' && built !== null && 'raw_data_hex' in built;
}

function ending({ createdAtMs }: { readonly createdAtMs: number }) {
  return { expiresAtMs: createdAtMs + 60_000 };
}

function headerOf({ reference, createdAtMs, expiresAtMs }: typeof request | TronTransferPlan) {
  return {
    ref_block_bytes: (reference.height % 2 ** 16).toString(16).padStart(4, '0'),
    ref_block_hash: reference.hash.slice(16, 32),
    expiration: expiresAtMs,
    timestamp: createdAtMs,
  };
}
