import type { UtxoChain } from '@billfold/core';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { checkIndex, withDescendant, withPrivateNode } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { addressToScript, keyHashToAddress, keyHashToScript } from './address-script.ts';
import type { DecodedUtxoTransfer } from './decode.ts';
import { accountPath } from './derive.ts';
import { createSigningDigest, type SigningDigest, sighashAll } from './signing-digest.ts';
import { sumValues } from './sum-values.ts';
import {
  draftTransaction,
  encodeOutpoint,
  encodeTransaction,
  type InputWitness,
} from './transaction-draft.ts';
import type { PlannedInput, UtxoTransferPlan } from './transfer-plan.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs every input of `plan` with the keys of `seed`: deterministic (RFC 6979), low S, replaceable
 * (BIP-125). Keys made on the way are zeroed; `seed` stays the caller's. The bytes are then read
 * back and checked against the plan by code that shares no more with the signing than the curve,
 * the hash functions and integers of the wire format, as a flawed signature can give its key away.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
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
  const raw = withPrivateNode(seed, accountPath(network, plan.account), (account) =>
    withDescendant(account, [0], (receiving) =>
      withDescendant(account, [1], (change) => {
        checkChange(network, plan, change);
        return signInputs(network, plan, [receiving, change]);
      }),
    ),
  );
  const verification = verifyTransfer(network, raw, plan.inputs);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!paysAsPlanned(transfer, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

/** The account's keys by branch. */
type Branches = readonly [receiving: HDKey, change: HDKey];

function signInputs(network: UtxoNetwork, plan: UtxoTransferPlan, branches: Branches): Uint8Array {
  const outputs = plan.outputs.map(({ address, value }) => {
    const script = addressToScript(network.form, address);
    if (script === null) throw mismatch('The plan pays an address of another chain.');
    return { script, value };
  });
  const draft = draftTransaction({ inputs: plan.inputs, outputs });
  const digest = createSigningDigest(draft);
  const witnesses = plan.inputs.map((input) =>
    withDescendant(branches[input.branch], [checkIndex(input.addressIndex)], (node) =>
      signInput(node, input, digest),
    ),
  );
  return encodeTransaction(draft, witnesses);
}

function signInput(
  { publicKey, pubKeyHash: keyHash, privateKey: key }: HDKey,
  input: PlannedInput,
  digest: SigningDigest,
): InputWitness {
  if (publicKey === null || keyHash === undefined || key === null)
    throw mismatch('An input has no private key.');
  try {
    if (hex.encode(keyHashToScript(keyHash)) !== input.script)
      throw mismatch('An input belongs to other keys.');
    const message = digest({ outpoint: encodeOutpoint(input), keyHash, value: input.value });
    const options = { prehash: false, format: 'der', lowS: true } as const;
    const der = secp256k1.sign(message, key, options);
    return { signature: Uint8Array.of(...der, sighashAll), publicKey };
  } finally {
    key.fill(0);
  }
}

/** Verifies that the change returns to this account at the path of the plan. */
function checkChange(
  { form }: UtxoNetwork,
  { outputs, changeIndex }: UtxoTransferPlan,
  branch: HDKey,
): void {
  const returned = outputs.filter(({ isChange }) => isChange).map(({ address }) => address);
  const own =
    changeIndex === null
      ? []
      : [withDescendant(branch, [checkIndex(changeIndex)], (node) => addressOf(form, node))];
  if (returned.join() !== own.join()) throw mismatch('The change belongs to other keys.');
}

function addressOf(form: UtxoChain, { pubKeyHash }: HDKey): string {
  return pubKeyHash === undefined ? '' : keyHashToAddress(form, pubKeyHash);
}

function paysAsPlanned(transfer: DecodedUtxoTransfer, plan: UtxoTransferPlan): boolean {
  return (
    transfer.outputs.length === plan.outputs.length &&
    transfer.outputs.every(({ address, value }, at) => {
      const planned = plan.outputs[at];
      return address === planned?.address && value === planned.value;
    })
  );
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
