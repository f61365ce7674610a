import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import { addressToScript } from './address-script.ts';
import { kindOfScript } from './kind-script.ts';
import { transactionHash } from './raw-transaction.ts';
import { sequence } from './transaction-draft.ts';
import type { UtxoTransferPlan } from './transfer-plan.ts';
import type { UtxoNetwork } from './utxo-network.ts';

/**
 * Returns the hash that a plan has once it is signed: a witness does not change it. Its change can be spent by another
 * plan before either is signed.
 * @throws {KeyringError} `plan_mismatch` for an address of another chain, and for inputs whose script is signed into the hash
 * @see BIP-141
 */
export function hashTransfer(
  { form }: Pick<UtxoNetwork, 'form'>,
  { inputs, outputs }: Pick<UtxoTransferPlan, 'inputs' | 'outputs'>,
): string {
  if (inputs.some(({ script }) => !isWitnessProgram(script)))
    throw new KeyringError('plan_mismatch', 'This plan has no hash before it is signed.');
  return transactionHash({
    version: 2,
    inputs: inputs.map(({ hash, index }) => ({
      ...{ hash, index, signatureScript: new Uint8Array(), witness: [] },
      sequence: new DataView(sequence.buffer).getUint32(0, true),
    })),
    outputs: outputs.map(({ address, value }) => {
      const script = addressToScript(form, address);
      if (script === null)
        throw new KeyringError('plan_mismatch', 'The plan pays an address of another chain.');
      return { value, script };
    }),
    lockTime: 0,
  });
}

function isWitnessProgram(script: string): boolean {
  const kind = kindOfScript(hex.decode(script));
  return kind === 'wpkh' || kind === 'tr';
}
