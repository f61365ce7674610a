import { createHash } from 'node:crypto';
import type { UtxoKeyring, UtxoTransferPlan, WatchedPlace, WatchKey } from '@billfold/keyring';
import { hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';

export interface PsbtOrder {
  readonly keyring: UtxoKeyring;
  /** Key of the wallet that signs it. */
  readonly key: Pick<WatchKey, 'publicKey' | 'origin'>;
  readonly plan: UtxoTransferPlan;
}

/** Unsigned transaction for a wallet elsewhere. */
export interface WrittenPsbt {
  /** Version 0 (BIP-174), which every wallet reads. */
  readonly psbt: Uint8Array;
  /** Hash of the transaction: a witness does not change it. */
  readonly hash: string;
}

/** Allows a replacement with a higher fee, as the sends of this server do. @see BIP-125 */
const replaceable = 0xfffffffd;

/** Writes a plan of p2wpkh inputs with everything that its wallet needs to recognise keys and change. @see BIP-174 */
export function writePsbt({ keyring, key, plan }: PsbtOrder): WrittenPsbt {
  const { inputs, outputs, changeIndex } = plan;
  const transaction = new Transaction({ version: 2, lockTime: 0 });
  for (const input of inputs)
    transaction.addInput({
      ...{ txid: input.hash, index: input.index, sequence: replaceable },
      witnessUtxo: { script: hex.decode(input.script), amount: input.value },
      bip32Derivation: [derivationOf(keyring.placeWatched(key, input))],
    });
  for (const { address, value, isChange } of outputs)
    transaction.addOutput({
      ...{ script: hex.decode(keyring.scriptOf(address) ?? ''), amount: value },
      ...(isChange &&
        changeIndex !== null && {
          bip32Derivation: [
            derivationOf(keyring.placeWatched(key, { branch: 1, addressIndex: changeIndex })),
          ],
        }),
    });
  return { psbt: transaction.toPSBT(0), hash: hashOf(transaction.unsignedTx) };
}

type Derivation = [Uint8Array, { fingerprint: number; path: number[] }];

function derivationOf({ publicKey, fingerprint, path }: WatchedPlace): Derivation {
  return [hex.decode(publicKey), { fingerprint, path: [...path] }];
}

/** Returns the hash of a transaction as it is shown, of its bytes without witnesses. */
function hashOf(unsigned: Uint8Array): string {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(unsigned)).reverse().toString('hex');
}
