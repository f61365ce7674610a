import { createPrivateKey, sign } from 'node:crypto';
import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { TronWeb } from 'tronweb';
import { expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import { createMemoryStore } from '../../../chains/sandbox/memory-store.ts';
import { openSandboxLedger } from '../../../chains/sandbox/sandbox-ledger.ts';
import { serverPlatform } from '../../../platform/server-platform.ts';
import { getRules } from '../../get-rules.ts';

const recipient = 'THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo6';
const keyring = getKeyring('TRX', 'sandbox');
const seed = seedPhraseToSeed(phrases[0]);
const { publicKey } = keyring.derivePublic(seed, 0);

it('accepts a transaction once, no matter who signed it again', async () => {
  const rules = getRules('TRX', 'sandbox');
  const treasury = rules.openTreasury(phrases[2]);
  const store = createMemoryStore(new Date(0));
  const platform = serverPlatform();
  const ledger = await openSandboxLedger({ store, rules, treasury, platform });
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  await ledger.pay({ address, amount: toBaseUnits(10_000_000n) });
  const raw = signedAt(platform.clock.now(), await ledger.mine(1));
  const twin = signedAgain(raw);
  expect(rules.hashOf(twin)).toBe(rules.hashOf(raw));
  expect(keyring.verifyTransfer(twin).outcome).toBe('valid');
  expect(await ledger.accept(raw)).toEqual({ outcome: 'accepted' });
  expect(await ledger.accept(raw)).toEqual({ outcome: 'already-known' });
  expect(await ledger.accept(twin)).toEqual({
    outcome: 'rejected',
    reason: 'DUP_TRANSACTION_ERROR: Dup transaction.',
    permanent: true,
  });
});

function signedAt(now: number, reference: { readonly height: number; readonly hash: string }) {
  const built = keyring.buildTransfer({
    publicKey,
    balance: toBaseUnits(10_000_000n),
    recipient,
    amount: toBaseUnits(1_000_000n),
    token: null,
    terms: { kind: 'bandwidth', sunPerByte: 0n },
    reference,
    createdAtMs: now,
    expiresAtMs: now + 60_000,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return keyring.signTransfer(seed, built.plan).raw;
}

/** OpenSSL takes another number by chance for every signature. */
function signedAgain(raw: Uint8Array): Uint8Array {
  const wallet = TronWeb.fromMnemonic(phrases[0]);
  const part = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
  const d = part(wallet.privateKey.slice(2));
  const [x, y] = [part(wallet.publicKey.slice(4, 68)), part(wallet.publicKey.slice(68))];
  const jwk = { kty: 'EC', crv: 'secp256k1', d, x, y };
  const key = createPrivateKey({ format: 'jwk', key: jwk });
  const rawData = raw.subarray(3, raw.length - 67);
  for (;;) {
    const signature = sign('sha256', rawData, { key, dsaEncoding: 'ieee-p1363' });
    for (const last of [27, 28]) {
      const twin = Uint8Array.of(...raw.subarray(0, -65), ...signature, last);
      // Half of them have a high S.
      if (keyring.verifyTransfer(twin).outcome === 'valid') return twin;
    }
  }
}
