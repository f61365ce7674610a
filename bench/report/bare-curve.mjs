// What no signer can leave out, from the curve's library alone: the key of a path, a signature of
// 32 bytes, and its check.
import { fromKeyring } from './from-keyring.mjs';

const { HDKey } = await fromKeyring('@scure/bip32');
const { secp256k1 } = await fromKeyring('@noble/curves/secp256k1.js');
const { ed25519 } = await fromKeyring('@noble/curves/ed25519.js');
const { hmac } = await fromKeyring('@noble/hashes/hmac.js');
const { sha512 } = await fromKeyring('@noble/hashes/sha2.js');

const digest = new Uint8Array(32).fill(5);

/** One function per family; `paths` are the keys that sign, below the account. */
export const bareSignatures = {
  utxo: (seed, account, paths) => {
    const node = HDKey.fromMasterSeed(seed).derive(account);
    const branches = [node.deriveChild(0), node.deriveChild(1)];
    for (const { branch, addressIndex } of paths) {
      const { privateKey, publicKey } = branches[branch].deriveChild(addressIndex);
      const signature = secp256k1.sign(digest, privateKey, { prehash: false });
      secp256k1.verify(signature, digest, publicKey, { prehash: false });
    }
  },
  evm: signRecoverable,
  tron: signRecoverable,
  solana: signEd25519,
  ton: signEd25519,
};

/** Keys of an account from what watches it. */
export function bareChildren(publicKey, count) {
  const node = HDKey.fromExtendedKey(publicKey).deriveChild(0);
  return Array.from({ length: count }, (_, index) => node.deriveChild(index).pubKeyHash);
}

function signRecoverable(seed, account) {
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(`${account}/0/0`);
  const options = { prehash: false, format: 'recovered' };
  const signature = secp256k1.sign(digest, privateKey, options);
  secp256k1.recoverPublicKey(signature, digest, { prehash: false });
}

/** @see SLIP-10 */
function signEd25519(seed, account) {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed);
  for (const step of account.split('/').slice(1)) {
    const data = new Uint8Array(37);
    data.set(node.subarray(0, 32), 1);
    new DataView(data.buffer).setUint32(33, Number.parseInt(step, 10) + 2 ** 31);
    node = hmac(sha512, node.subarray(32), data);
  }
  const key = node.subarray(0, 32);
  ed25519.verify(ed25519.sign(digest, key), digest, ed25519.getPublicKey(key));
}
