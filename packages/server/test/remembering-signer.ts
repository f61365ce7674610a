import type { AccountPublic } from '@billfold/keyring';
import type { Signer } from '../src/vault/signer.ts';

/**
 * Signers that derive no key twice: a new wallet has the keys of seventy accounts derived, and most
 * wallets of tests are of one phrase. A handle that was forgotten is forgotten here too.
 */
export function createKeyMemory(): (signer: Signer) => Signer {
  const keys = new Map<string, Promise<AccountPublic>>();
  return (signer) => {
    const phrases = new Map<string, string>();
    return {
      ...signer,
      seal: async (request) => {
        const sealed = await signer.seal(request);
        phrases.set(sealed.handle.id, request.seedPhrase);
        return sealed;
      },
      derivePublic: async (handle, place) => {
        const phrase = phrases.get(handle.id);
        if (phrase === undefined) return signer.derivePublic(handle, place);
        const { network, chain, accountIndex } = place;
        const name = JSON.stringify([phrase, network, chain, accountIndex]);
        const key = keys.get(name) ?? signer.derivePublic(handle, place);
        keys.set(name, key);
        return key;
      },
      forget: (handle) => {
        phrases.delete(handle.id);
        signer.forget(handle);
      },
    };
  };
}
