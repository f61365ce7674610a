import { hex } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { checkIndex, withDescendant, withPrivateNode } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { addressToScript } from './address-script.ts';
import type { DecodedUtxoTransfer } from './decode.ts';
import { accountPath } from './derive.ts';
import type { WatchKind } from './key-versions.ts';
import { keyToAddress, kindOfScript, scriptFor } from './kind-script.ts';
import { createSigningDigests, type SigningDigests } from './signing-digest.ts';
import { sumValues } from './sum-values.ts';
import { draftTransaction, encodeTransaction, type Unlocking } from './transaction-draft.ts';
import type { PlannedInput, UtxoTransferPlan } from './transfer-plan.ts';
import { unlockInput } from './unlock-input.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs every input of `plan` with the keys of `seed`: deterministic, replaceable (BIP-125), with signatures
 * of ECDSA (RFC 6979, low S) or, for taproot, of Schnorr (BIP-340). The scripts of the inputs tell the kind of the account. Keys made on the way are zeroed; `seed` stays the caller's. The bytes are then read
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
  const kind = kindOfPlan(plan);
  const signing = { network, plan, kind };
  const path = accountPath(network, { account: plan.account, kind });
  const raw = withPrivateNode(seed, path, (account) =>
    withDescendant(account, [0], (receiving) =>
      withDescendant(account, [1], (change) => {
        checkChange(signing, change);
        return signInputs(signing, [receiving, change]);
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

interface Signing {
  readonly network: UtxoNetwork;
  readonly plan: UtxoTransferPlan;
  readonly kind: WatchKind;
}

/**
 * Reads the kind of the outputs that a plan spends; those of one account are all of one kind.
 * @throws {KeyringError} `plan_mismatch`
 */
export function kindOfPlan({ inputs }: Pick<UtxoTransferPlan, 'inputs'>): WatchKind {
  const kinds = new Set(inputs.map(({ script }) => kindOfScript(readScript(script))));
  const [kind] = kinds;
  if (kind == null || kinds.size !== 1)
    throw mismatch('The plan spends outputs of no kind or of several.');
  return kind;
}

function readScript(script: string): Uint8Array {
  try {
    return hex.decode(script);
  } catch {
    throw mismatch('An input has no script.');
  }
}

function signInputs({ network, plan, kind }: Signing, branches: Branches): Uint8Array {
  const outputs = plan.outputs.map(({ address, value }) => {
    const script = addressToScript(network.form, address);
    if (script === null) throw mismatch('The plan pays an address of another chain.');
    return { script, value };
  });
  const inputs = plan.inputs.map((input) => ({ ...input, script: readScript(input.script) }));
  const draft = draftTransaction({ inputs, outputs });
  const digests = createSigningDigests(draft);
  const unlockings = plan.inputs.map((input, at) =>
    withDescendant(branches[input.branch], [checkIndex(input.addressIndex)], (node) =>
      signInput(node, { kind, input, at, digests }),
    ),
  );
  return encodeTransaction(draft, unlockings);
}

interface InputToSign {
  readonly kind: WatchKind;
  readonly input: PlannedInput;
  readonly at: number;
  readonly digests: SigningDigests;
}

function signInput(
  { publicKey, pubKeyHash: keyHash, privateKey }: HDKey,
  { kind, input, at, digests }: InputToSign,
): Unlocking {
  if (publicKey === null || keyHash === undefined || privateKey === null)
    throw mismatch('An input has no private key.');
  try {
    if (hex.encode(scriptFor[kind]({ publicKey, keyHash })) !== input.script)
      throw mismatch('An input belongs to other keys.');
    return unlockInput[kind]({ publicKey, keyHash, privateKey }, at, digests);
  } finally {
    privateKey.fill(0);
  }
}

/** Verifies that the change returns to this account at the path of the plan. */
function checkChange(
  { network: { form }, plan: { outputs, changeIndex }, kind }: Signing,
  branch: HDKey,
): void {
  const addressOf = ({ publicKey, pubKeyHash: keyHash }: HDKey): string =>
    publicKey === null || keyHash === undefined
      ? ''
      : keyToAddress(form, kind, { publicKey, keyHash });
  const returned = outputs.filter(({ isChange }) => isChange).map(({ address }) => address);
  const own =
    changeIndex === null
      ? []
      : [withDescendant(branch, [checkIndex(changeIndex)], (node) => addressOf(node))];
  if (returned.join() !== own.join()) throw mismatch('The change belongs to other keys.');
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
