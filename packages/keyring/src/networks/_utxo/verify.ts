import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import type { Outpoint } from './canonical-order.ts';
import { type DecodedUtxoTransfer, toDecodedTransfer } from './decode.ts';
import { createInputCheck } from './input-fault.ts';
import { findPolicyFault, type PolicyFault } from './policy-fault.ts';
import { parseTransaction, type RawInput, type RawTransaction } from './raw-transaction.ts';
import { sumValues } from './sum-values.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import type { WitnessFault } from './witness-fault.ts';

/** An output as it was stored when it came into being. */
export interface SpentOutput extends Outpoint {
  readonly value: bigint;
  /** Hex. */
  readonly script: string;
}

export type UtxoVerification =
  | { readonly outcome: 'valid'; readonly transfer: DecodedUtxoTransfer; readonly fee: BaseUnits }
  | Refused;

interface Refused {
  readonly outcome: 'refused';
  readonly fault: UtxoTransferFault;
  /** Index of the input; null if no single input is at fault. */
  readonly input: number | null;
}

export type UtxoTransferFault =
  | 'malformed'
  /** It spends an output that was not given, or one output twice. */
  | 'output_missing'
  /** More goes out than comes in, or more than can exist. */
  | 'value_created'
  | PolicyFault
  | WitnessFault;

/**
 * Validates `raw` as a node that holds `spentOutputs` as unspent does before it relays it. Inputs
 * of one key are supported: p2pkh, p2wpkh, also nested, and taproot by its key. Any other is refused; so is a lock time, which cannot be checked
 * without a chain.
 * Never throws, whatever the bytes.
 */
export function verifyTransfer(
  network: UtxoNetwork,
  raw: Uint8Array,
  spentOutputs: readonly SpentOutput[],
): UtxoVerification {
  const transaction = tryParse(raw);
  if (transaction === null) return refuse('malformed');
  const spendings = pair(transaction.inputs, spentOutputs);
  if ('outcome' in spendings) return spendings;
  const spent = sumValues(spendings.map(({ output }) => output));
  const fee = spent - sumValues(transaction.outputs);
  if (fee < 0n || spent > network.maximumSupply) return refuse('value_created');
  const policyFault = findPolicyFault(transaction, { fee, dust: network.dust });
  if (policyFault !== null) return refuse(policyFault);
  return (
    refuseWitness(transaction, spendings) ?? {
      outcome: 'valid',
      transfer: toDecodedTransfer(network.form, transaction),
      fee: toBaseUnits(fee),
    }
  );
}

interface Spending {
  readonly input: RawInput;
  readonly output: SpentOutput;
}

/** Each input with what it spends, every output once. */
function pair(
  inputs: readonly RawInput[],
  outputs: readonly SpentOutput[],
): readonly Spending[] | Refused {
  const unspent = new Map(outputs.map((output) => [nameOf(output), output]));
  const spendings: Spending[] = [];
  for (const [at, input] of inputs.entries()) {
    const output = unspent.get(nameOf(input));
    if (output === undefined) return refuse('output_missing', at);
    unspent.delete(nameOf(input));
    spendings.push({ input, output });
  }
  return spendings;
}

function refuseWitness(
  transaction: RawTransaction,
  spendings: readonly Spending[],
): Refused | null {
  const spent = spendings.map(({ output }) => ({
    script: hex.decode(output.script),
    value: output.value,
  }));
  const faultAt = createInputCheck(transaction, spent);
  for (const at of spent.keys()) {
    const fault = faultAt(at);
    if (fault !== null) return refuse(fault, at);
  }
  return null;
}

function tryParse(raw: Uint8Array): RawTransaction | null {
  try {
    return parseTransaction(raw);
  } catch {
    return null;
  }
}

function refuse(fault: UtxoTransferFault, input: number | null = null): Refused {
  return { outcome: 'refused', fault, input };
}

function nameOf({ hash, index }: Outpoint): string {
  return `${hash}:${index}`;
}
