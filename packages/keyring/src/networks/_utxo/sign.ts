import { hex } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer/transaction.js';
import type { AddressPosition } from '../../address-position.ts';
import { checkIndex, withDescendant, withPrivateNode } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { addressToScript, keyHashToScript } from './address-script.ts';
import { accountPath } from './derive.ts';
import { sumValues } from './sum-values.ts';
import type { UtxoTransferPlan } from './transfer-plan.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs every input of `plan` with the keys of `seed`: deterministic (RFC 6979), low S, replaceable
 * (BIP-125). Keys made on the way are zeroed; `seed` stays the caller's. The result is checked by
 * code that shares nothing with the signing, as a flawed signature can give its key away.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`
 */
export function signTransfer(
  network: UtxoNetwork,
  seed: Uint8Array,
  plan: UtxoTransferPlan,
): SignedTransfer {
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (sumValues(plan.inputs) !== sumValues(plan.outputs) + plan.fee)
    throw mismatch('The sums of the plan do not agree.');
  const raw = withPrivateNode(seed, accountPath(network, plan.account), (account) => {
    checkChange(network, plan, account);
    return signInputs(toTransaction(network, plan), plan, account);
  });
  const verification = verifyTransfer(network, raw, plan.inputs);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  return { raw, hash: verification.transfer.hash };
}

function toTransaction({ form }: UtxoNetwork, plan: UtxoTransferPlan): Transaction {
  const transaction = new Transaction({ version: 2, lockTime: 0 });
  for (const { hash, index, value, script } of plan.inputs) {
    const witnessUtxo = { script: hex.decode(script), amount: value };
    transaction.addInput({ txid: hash, index, sequence: replaceable, witnessUtxo });
  }
  for (const { address, value } of plan.outputs) {
    const script = addressToScript(form, address);
    if (script === null) throw mismatch('The plan pays an address of another chain.');
    transaction.addOutput({ script, amount: value });
  }
  return transaction;
}

/** @see BIP-125 */
const replaceable = 0xfffffffd;

function signInputs(transaction: Transaction, plan: UtxoTransferPlan, account: HDKey): Uint8Array {
  for (const [at, input] of plan.inputs.entries()) {
    withDescendant(account, toPath(input), (node) => {
      if (scriptOf(node) !== input.script) throw mismatch('An input belongs to other keys.');
      const key = node.privateKey;
      if (key === null) throw mismatch('An input has no private key.');
      try {
        transaction.signIdx(key, at);
      } finally {
        key.fill(0);
      }
    });
  }
  transaction.finalize();
  return transaction.extract();
}

/** What is called change comes back to this account, where the plan says. */
function checkChange({ form }: UtxoNetwork, plan: UtxoTransferPlan, account: HDKey): void {
  const { changeIndex } = plan;
  const returned = plan.outputs
    .filter(({ isChange }) => isChange)
    .map(({ address }) => hex.encode(addressToScript(form, address) ?? new Uint8Array()));
  const own =
    changeIndex === null
      ? []
      : [withDescendant(account, toPath({ branch: 1, addressIndex: changeIndex }), scriptOf)];
  if (returned.join() !== own.join()) throw mismatch('The change belongs to other keys.');
}

function scriptOf({ pubKeyHash }: HDKey): string {
  return pubKeyHash === undefined ? '' : hex.encode(keyHashToScript(pubKeyHash));
}

function toPath({ branch, addressIndex }: AddressPosition): readonly number[] {
  return [branch, checkIndex(addressIndex)];
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
