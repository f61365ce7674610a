import { generateSeedPhrase, getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';

/** Addresses of other people by network and person. */
export type Strangers = (network: ServedNetwork, person: number) => string;

/** Creates addresses of strangers; their phrase is not kept. */
export function createStrangers({
  platform,
  chains,
}: Pick<ServiceContext, 'platform' | 'chains'>): Strangers {
  const seed = seedPhraseToSeed(generateSeedPhrase(12, platform.random.bytes));
  // Another account for each: on some networks an account has one address.
  return (network, person) => {
    const keyring = getKeyring(network, chains.get(network).chain);
    const { publicKey } = keyring.derivePublic(seed, person);
    return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  };
}
