import { getAccountPublicKey } from '../contract/accounts/accounts.ts';
import { revealSeed } from '../contract/wallets/secrets.ts';
import type { Network } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import { sandboxTypedAccount } from './sandbox-address-types.ts';
import type { SandboxBooks } from './sandbox-books.ts';

interface SandboxKey {
  readonly publicKey: string;
  readonly checksum: string | null;
}

const evmKey =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt';

/** Keys of the first accounts of BIP-39's first test phrase; the other accounts answer them too. */
const keys: Readonly<Record<Network, SandboxKey>> = {
  BTC: {
    publicKey:
      'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V',
    checksum: '3r0wrtd9',
  },
  LTC: {
    publicKey:
      'xpub6CjGURuDpczf6uNrCCwfhVizn5J3hsWcvZ2m6GAdmAjZnoWJPrx6TFPjGSftc2o5fvox6ubQjSXmjjaHZjwYMH7SGFpHHb9Jg24zBf66mbE',
    checksum: 'wfdzhad6',
  },
  ETH: { publicKey: evmKey, checksum: null },
  BSC: { publicKey: evmKey, checksum: null },
  TRX: {
    publicKey:
      'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd',
    checksum: null,
  },
  SOL: { publicKey: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk', checksum: null },
  TON: {
    publicKey: '7952e94118f34607c75e23258dd9220d66ccac5a3ee074125c25068e8107bfbf',
    checksum: null,
  },
};

/** Functions of descriptors around a key (BIP-381, BIP-382, BIP-386). */
const scripts = {
  pkh: { head: 'pkh(', tail: ')' },
  'sh-wpkh': { head: 'sh(wpkh(', tail: '))' },
  wpkh: { head: 'wpkh(', tail: ')' },
  tr: { head: 'tr(', tail: ')' },
} as const;

/** Answers the public keys of accounts. */
export function answerPublicKeys(services: FakeServices, books: SandboxBooks): void {
  services.on(getAccountPublicKey)(({ params: { accountId } }) => {
    const account = books.account(accountId);
    if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const { blockchainNetwork: network, addressType } = account;
    const { publicKey, checksum } = sandboxTypedAccount(network, addressType) ?? keys[network];
    const { head, tail } = scripts[addressType ?? 'wpkh'];
    return {
      path: account.derivationPath,
      publicKey,
      isExtended: publicKey.startsWith('xpub'),
      descriptor: checksum === null ? null : `${head}${publicKey}/<0;1>/*${tail}#${checksum}`,
    };
  });
}

/**
 * Answers no public key and no seed phrase: addresses could be derived from them, and whoever paid one would lose the
 * money, because the phrase is public.
 */
export function refuseKeys(services: FakeServices): void {
  services.on(getAccountPublicKey)(() => {
    throw new FakeRefusal(404, {
      code: 'NOT_FOUND',
      errors: ['The sandbox has no public keys.'],
    });
  });
  services.on(revealSeed)(() => {
    throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['The sandbox has no seed phrase.'] });
  });
}
