import { toBaseUnits } from '@billfold/core';
import type { SpentOutput, UtxoKeyring } from '@billfold/keyring';
import { hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';

export interface SignedPsbt {
  readonly keyring: UtxoKeyring;
  /** Unsigned one, as it was written. */
  readonly prepared: Uint8Array;
  /** One that came back. */
  readonly signed: Uint8Array;
}

export type PsbtFault =
  /** No PSBT. */
  | 'unreadable'
  /** Other inputs or outputs than the prepared one. */
  | 'other_transaction'
  /** An input without a signature. */
  | 'unsigned'
  /** A signature that a node would refuse. */
  | 'signature_invalid';

export type SignedPsbtResult =
  | { readonly ok: true; readonly raw: Uint8Array; readonly hash: string }
  | { readonly ok: false; readonly fault: PsbtFault };

/**
 * Takes the signatures out of a PSBT that came back, and nothing else: inputs, outputs and amounts are those that were
 * prepared. Every signature is verified. Never throws, whatever the bytes. @see BIP-174, Input Finalizer
 */
export function readSignedPsbt({ keyring, prepared, signed }: SignedPsbt): SignedPsbtResult {
  const own = Transaction.fromPSBT(prepared);
  const given = tryRead(signed);
  if (given === null) return refuse('unreadable');
  if (!Buffer.from(own.unsignedTx).equals(given.unsignedTx)) return refuse('other_transaction');
  const places = Array.from({ length: own.inputsLength }, (_, at) => at);
  const witnesses = places.map((at) => witnessOf(given.getInput(at), keyOf(own.getInput(at))));
  for (const at of places) {
    const finalScriptWitness = witnesses[at];
    if (finalScriptWitness == null) return refuse('unsigned');
    own.updateInput(at, { finalScriptWitness }, true);
  }
  const raw = own.extract();
  const verdict = keyring.verifyTransfer(raw, spentOutputsOf(own));
  return verdict.outcome === 'valid'
    ? { ok: true, raw, hash: verdict.transfer.hash }
    : refuse('signature_invalid');
}

type Input = ReturnType<Transaction['getInput']>;

/** Reads what may be anything. */
function tryRead(bytes: Uint8Array): Transaction | null {
  try {
    const read = Transaction.fromPSBT(bytes, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
    });
    // A transaction that cannot be written again is none.
    return read.unsignedTx.length > 0 ? read : null;
  } catch {
    return null;
  }
}

/** Returns the public key of an input that was prepared. */
function keyOf({ bip32Derivation }: Input): Uint8Array {
  const [first] = bip32Derivation ?? [];
  if (first === undefined) throw new TypeError('An input was prepared without its key.');
  return first[0];
}

/** Returns signature and key of an input; null without a signature of that key. */
function witnessOf(
  { finalScriptWitness, partialSig }: Input,
  key: Uint8Array,
): [Uint8Array, Uint8Array] | null {
  const isKey = (each: Uint8Array) => Buffer.from(key).equals(each);
  const [signature, finalKey] = finalScriptWitness ?? [];
  if (signature !== undefined && finalKey !== undefined && isKey(finalKey)) return [signature, key];
  const found = partialSig?.find(([each]) => isKey(each));
  return found === undefined ? null : [found[1], key];
}

/** Lists the outputs that a prepared transaction spends. */
function spentOutputsOf(transaction: Transaction): readonly SpentOutput[] {
  return Array.from({ length: transaction.inputsLength }, (_, at) => {
    const { txid, index, witnessUtxo } = transaction.getInput(at);
    if (txid === undefined || index === undefined || witnessUtxo === undefined)
      throw new TypeError('An input was prepared without what it spends.');
    const { script, amount } = witnessUtxo;
    return {
      hash: hex.encode(txid),
      index,
      value: toBaseUnits(amount),
      script: hex.encode(script),
    };
  });
}

function refuse(fault: PsbtFault): SignedPsbtResult {
  return { ok: false, fault };
}
