import { hex } from '@scure/base';
import { addressToScript, scriptToAddress } from './address-script.ts';
import { compareInputs, compareOutputs } from './canonical-order.ts';
import { checkUtxos } from './check-utxos.ts';
import { type OpenedAccount, openAccount } from './key-expression.ts';
import { keyToAddress, scriptFor } from './kind-script.ts';
import { planAmounts } from './plan-amounts.ts';
import { toVsize } from './transaction-size.ts';
import type {
  PlannedInput,
  Utxo,
  UtxoTransferPlan,
  UtxoTransferRefusal,
  UtxoTransferRequest,
} from './transfer-plan.ts';
import type { UtxoNetwork } from './utxo-network.ts';

export type UtxoBuildResult =
  | { readonly outcome: 'built'; readonly plan: UtxoTransferPlan }
  | UtxoTransferRefusal;

/**
 * Chooses inputs, change and fee. The same request gives the same plan, whatever the order of its
 * `utxos`. The fee is rounded up; change too small to be relayed is left to it.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `utxo_invalid`
 */
export function buildTransfer(network: UtxoNetwork, request: UtxoTransferRequest): UtxoBuildResult {
  const { changeIndex, satPerKvb } = request;
  const opened = openAccount(network.form, request.publicKey);
  const { kind, account } = opened;
  checkUtxos(request.utxos);
  const changeKey = account.keyAt({ branch: 1, addressIndex: changeIndex });
  const change = {
    address: keyToAddress(network.form, kind, changeKey),
    script: scriptFor[kind](changeKey),
  };
  const recipient = addressToScript(network.form, request.recipient);
  // As it is written without capitals, so that plans can be compared.
  const address = recipient && scriptToAddress(network.form, recipient);
  if (recipient === null || address === null) return { outcome: 'recipient_invalid' };

  const amounts = planAmounts(request, { kind, recipient, change: change.script }, network.dust);
  if (amounts.outcome !== 'planned') return amounts;
  const outputs = [{ address, script: recipient, value: amounts.sent, isChange: false }];
  if (amounts.change > 0n) outputs.push({ ...change, value: amounts.change, isChange: true });
  const plan: UtxoTransferPlan = {
    family: 'utxo',
    network: network.network,
    chain: network.chain,
    account: account.account,
    inputs: [...amounts.utxos].sort(compareInputs).map((utxo) => planInput(opened, utxo)),
    outputs: outputs
      .sort(compareOutputs)
      .map(({ address, value, isChange }) => ({ address, value, isChange })),
    fee: amounts.fee,
    satPerKvb,
    vsize: toVsize(amounts.weight),
    changeIndex: amounts.change > 0n ? changeIndex : null,
  };
  return { outcome: 'built', plan };
}

function planInput({ kind, account }: OpenedAccount, utxo: Utxo): PlannedInput {
  const { hash, index, value, branch, addressIndex } = utxo;
  const script = hex.encode(scriptFor[kind](account.keyAt(utxo)));
  return { hash, index, value, branch, addressIndex, script };
}
