import { findToken, getNetwork, isErrorCode, parseAmount, validateAddress } from '@billfold/core';
import type { EvaluatedVault, OwnAddress, ProveVault } from '@billfold/core/contract';
import {
  KeyringError,
  type KeyringErrorCode,
  seedPhraseToSeed,
  type TransferPlan,
} from '@billfold/keyring';
import {
  type Approved,
  deriveOwnAddress,
  findUnapproved,
  isPaidTo,
  type KeyDerivation,
  openSealedVault,
  parsePlan,
  proveSeed,
  signPlan,
} from '@billfold/keyring/vault';
import { base64urlnopad, hex } from '@scure/base';
import type { SignOutcome, SignRefusal, SignTask, TaskPayment } from './messages.ts';

/** Help that a signature needs from outside. */
export interface TaskCalls {
  readonly deriveKey: (derivation: KeyDerivation) => Promise<Uint8Array>;
  readonly evaluate: (blinded: string) => Promise<EvaluatedVault>;
  readonly prove: (proof: ProveVault) => void;
}

/**
 * Signs plans that make the shown payments, and no others. All of them are compared before the secret is used, the wallet
 * is opened once, and the seed is wiped whatever happens.
 */
export async function signTask(task: SignTask, calls: TaskCalls): Promise<SignOutcome> {
  const plans: TransferPlan[] = [];
  for (const payment of task.payments) {
    const read = readPlan(payment);
    if ('outcome' in read) return read;
    plans.push(read.plan);
  }
  let seed: Uint8Array;
  try {
    seed = await openSeed(task, calls);
  } catch (error) {
    return refuse(error, { vault_locked: 'wrong-password', vault_unsupported: 'unsupported' });
  }
  try {
    for (const payment of task.payments) await requireOwnAddresses(seed, payment);
    const rawTransactions: string[] = [];
    for (const plan of plans) rawTransactions.push(hex.encode((await signPlan(seed, plan)).raw));
    return { outcome: 'signed', rawTransactions };
  } catch (error) {
    // A record belongs to its wallet. The keys of a phrase may be those of another one.
    const isForeign = 'seedPhrase' in task.secret;
    return refuse(error, { plan_mismatch: isForeign ? 'wrong-phrase' : 'another-payment' });
  } finally {
    seed.fill(0);
  }
}

/** Reads the plan, if it makes the shown payment. */
function readPlan(task: TaskPayment): { readonly plan: TransferPlan } | SignOutcome {
  try {
    const plan = parsePlan(task.plan);
    const part = isPaidBy(task, plan) ? findUnapproved(plan, approvedOf(task, plan)) : 'sender';
    if (part === null) return { plan };
    return { outcome: 'refused', reason: part === 'fee' ? 'fee-changed' : 'another-payment' };
  } catch (error) {
    return refuse(error, {});
  }
}

/** Reports whether a plan pays from the address that was reviewed, where one was. An account with many addresses names none. */
function isPaidBy(task: TaskPayment, plan: TransferPlan): boolean {
  const { sender } = task;
  if (sender === undefined) return true;
  return plan.family !== 'utxo' && isSameAddress(task, sender, plan.from);
}

/**
 * Requires the sender, and the recipient of a payment to oneself, to be addresses of this seed, whatever the server says of them.
 * A plan is signed by the key of its sender alone.
 * @throws {KeyringError} `plan_mismatch`
 */
async function requireOwnAddresses(seed: Uint8Array, task: TaskPayment): Promise<void> {
  const { sender, senderAt, recipientAt, payment } = task;
  await requireOwn(seed, task, { address: sender, at: senderAt });
  await requireOwn(seed, task, { address: payment.recipient, at: recipientAt });
}

interface ClaimedAddress {
  readonly address: string | undefined;
  /** Left out where it need not be one of the wallet. */
  readonly at: OwnAddress | undefined;
}

async function requireOwn(
  seed: Uint8Array,
  task: TaskPayment,
  { address, at }: ClaimedAddress,
): Promise<void> {
  if (at === undefined) return;
  const { chain, payment } = task;
  const own = await deriveOwnAddress(seed, { network: payment.network, chain, ...at });
  if (address === undefined || !isSameAddress(task, address, own))
    throw new KeyringError('plan_mismatch', 'An address is not the one of this wallet.');
}

/** Compares two addresses in their normalized form. */
function isSameAddress(
  { chain, payment: { network } }: TaskPayment,
  one: string,
  other: string,
): boolean {
  const to = validateAddress(network, other, chain);
  return to.valid && isPaidTo(one, { network, chain, to: to.normalized });
}

/** Returns the refusal for a code; another error of keys is one of the plan. @throws any other error */
function refuse(
  error: unknown,
  reasons: Partial<Record<KeyringErrorCode, SignRefusal>>,
): SignOutcome {
  if (isErrorCode(error, 'seed_phrase_invalid', 'seed_phrase_length'))
    return { outcome: 'refused', reason: 'wrong-phrase' };
  if (!(error instanceof KeyringError)) throw error;
  return { outcome: 'refused', reason: reasons[error.code] ?? 'another-payment' };
}

/** Returns the payment that was shown in base units. */
function approvedOf({ chain, payment }: TaskPayment, plan: TransferPlan): Approved {
  const { network, recipient, tokenId, amount, fee, memo } = payment;
  const native = getNetwork(network);
  const token = tokenId === null ? native : findToken(network, tokenId);
  const to = validateAddress(network, recipient, chain);
  if (token === undefined || !to.valid)
    throw new KeyringError('transfer_invalid', 'No plan makes this payment.');
  const units = parseAmount(amount, token.decimals);
  return {
    ...{ network, chain, to: to.normalized, memo },
    contract: 'contract' in token ? contractOf(token.contract, plan) : null,
    ...{ least: units, most: units },
    fee: parseAmount(fee, native.decimals),
  };
}

/**
 * Returns the contract that a token transfer names. On TON it is the jetton wallet of the sender, which the network
 * alone knows: that of the plan is taken.
 */
function contractOf(contract: string, plan: TransferPlan): string {
  return plan.family === 'ton' && plan.token !== null ? plan.token.wallet : contract;
}

async function openSeed({ walletId, secret }: SignTask, calls: TaskCalls): Promise<Uint8Array> {
  if ('seedPhrase' in secret) return seedPhraseToSeed(secret.seedPhrase);
  const { password, vault } = secret;
  let evaluationId: string | null = null;
  const seed = await openSealedVault({
    ...{ walletId, vault, password },
    deriveKey: calls.deriveKey,
    evaluate: async (blinded) => {
      const evaluation = await calls.evaluate(blinded);
      ({ evaluationId } = evaluation);
      return evaluation.evaluated;
    },
  });
  if (evaluationId !== null) calls.prove(proofOf(seed, { walletId, evaluationId }));
  return seed;
}

function proofOf(
  seed: Uint8Array,
  evaluation: { readonly walletId: string; readonly evaluationId: string },
): ProveVault {
  const { publicKey, signature } = proveSeed(seed, evaluation);
  const { evaluationId } = evaluation;
  const text = base64urlnopad.encode;
  return { evaluationId, publicKey: text(publicKey), signature: text(signature) };
}
