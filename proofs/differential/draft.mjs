// Transactions written and signed by bitcoinjs-lib, so that the verifier meets nothing of our own.
import { Transaction } from 'bitcoinjs-lib';
import { sign, signSchnorr } from 'tiny-secp256k1';

/**
 * @typedef {{ coin: import('./coins.mjs').Coin, sequence: number, scriptSig?: Uint8Array }} DraftInput
 * @typedef {{ version: number, lockTime: number, inputs: DraftInput[],
 *   outputs: { value: bigint, script: Uint8Array }[] }} Draft
 */

/** How a case signs otherwise than right; each is asked per input. */
const right = {
  key: (coin) => coin.key,
  publicKey: (coin) => coin.publicKey,
  value: (coin) => coin.value,
  type: Transaction.SIGHASH_ALL,
  witness: (items) => items,
};

/** The bytes of `draft`, signed. @param {Draft} draft */
export function signDraft(draft, changes = {}) {
  const ways = { ...right, ...changes };
  const transaction = new Transaction();
  transaction.version = draft.version;
  transaction.locktime = draft.lockTime;
  for (const { coin, sequence, scriptSig } of draft.inputs)
    transaction.addInput(Buffer.from(coin.hash, 'hex').reverse(), coin.index, sequence, scriptSig);
  for (const { value, script } of draft.outputs) addOutput(transaction, script, value);
  for (const [at, { coin }] of draft.inputs.entries())
    signers[coin.form](transaction, at, { coin, ways, inputs: draft.inputs });
  return new Uint8Array(transaction.toBuffer());
}

/** The library refuses values that a node must refuse by itself. */
function addOutput(transaction, script, value) {
  transaction.addOutput(script, 0n);
  transaction.outs.at(-1).value = BigInt.asIntN(64, value);
}

const signers = {
  p2wpkh: (transaction, at, { coin, ways }) => {
    const code = Buffer.from([0x76, 0xa9, 0x14, ...coin.script.subarray(2), 0x88, 0xac]);
    const digest = transaction.hashForWitnessV0(at, code, ways.value(coin), ways.type);
    const signature = toDer(sign(digest, ways.key(coin)));
    const items = [Buffer.from([...signature, ways.type]), ways.publicKey(coin)];
    transaction.setWitness(at, ways.witness(items, at));
  },
  p2pkh: (transaction, at, { coin }) => {
    const digest = transaction.hashForSignature(at, coin.script, Transaction.SIGHASH_ALL);
    const signature = [...toDer(sign(digest, coin.key)), Transaction.SIGHASH_ALL];
    const { publicKey } = coin;
    const script = [signature.length, ...signature, publicKey.length, ...publicKey];
    transaction.setInputScript(at, Buffer.from(script));
  },
  p2tr: (transaction, at, { coin, inputs }) => {
    const digest = transaction.hashForWitnessV1(
      at,
      inputs.map((input) => input.coin.script),
      inputs.map((input) => input.coin.value),
      Transaction.SIGHASH_DEFAULT,
    );
    transaction.setWitness(at, [signSchnorr(digest, coin.key)]);
  },
};

/** @see BIP-66 */
export function toDer(compact) {
  const number = (bytes) => {
    const from = bytes.findIndex((byte) => byte !== 0);
    const short = [...bytes.subarray(from)];
    const positive = short[0] >= 0x80 ? [0, ...short] : short;
    return [0x02, positive.length, ...positive];
  };
  const body = [...number(compact.subarray(0, 32)), ...number(compact.subarray(32))];
  return [0x30, body.length, ...body];
}

export function vsizeOf(raw) {
  return Transaction.fromBuffer(raw).virtualSize();
}
