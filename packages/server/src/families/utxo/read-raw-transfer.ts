import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import { nonceConflict } from '../nonce-conflict.ts';
import type { GivenTransfer, ReadRawTransfer } from '../raw-transfer.ts';
import { loadAccountKey } from './spending/account-key.ts';
import { isOvertaken } from './spending/is-overtaken.ts';
import { loadFirstInputAddress } from './spending/own-addresses.ts';
import { loadSpendableOutputs } from './spending/spendable-outputs.ts';
import { utxoKeyringOf } from './utxo-keyring.ts';

/**
 * Reads a transaction that spends only spendable outputs of the account, and pays one recipient. An
 * output to the next change address of the account is its change.
 * @throws {ApiError} 409 NONCE_CONFLICT where another transaction took a coin or the change address meanwhile
 */
export const readRawTransfer: ReadRawTransfer<'utxo'> = async (given) => {
  const { tx, account, raw, planned } = given;
  const keyring = utxoKeyringOf(account);
  const { publicKey, changeIndex } = await loadAccountKey(tx, account);
  const decoded = decode(keyring, raw);
  if (decoded === null) return null;
  const kept = decoded.outputs.flatMap(({ address }) =>
    address === null || address === planned.toAddress ? [] : [address],
  );
  const earlier = { inputs: decoded.inputs, others: kept, changeIndex };
  if (await isOvertaken(tx, account, earlier)) throw nonceConflict();
  const inputs = await loadInputs(given, { ...{ keyring, publicKey }, outpoints: decoded.inputs });
  const verdict = keyring.verifyTransfer(raw, inputs);
  if (verdict.outcome === 'refused') return null;
  const { hash, vsize, ...transfer } = verdict.transfer;
  const change = keyring.addressAt(publicKey, { branch: 1, addressIndex: changeIndex });
  const outputs = transfer.outputs.map(({ address, value }) => ({
    address: address ?? '',
    value,
    isChange: address === change && address !== planned.toAddress,
  }));
  const [paid, ...others] = outputs.filter(({ isChange }) => !isChange);
  const hasChange = outputs.some(({ isChange }) => isChange);
  const isPlain = others.length === 0 && outputs.length - (hasChange ? 1 : 0) === 1;
  const { fee } = verdict;
  const plan = {
    ...planned.plan,
    ...{ inputs, outputs, fee, vsize, changeIndex: hasChange ? changeIndex : null },
  };
  return {
    hash,
    to: isPlain ? (paid?.address ?? null) : null,
    contract: null,
    sent: paid?.value ?? 0n,
    fee,
    memo: null,
    nonce: null,
    plan,
    fromAddress: await loadFirstInputAddress(tx, account, plan),
  };
};

interface SpentCoins {
  readonly keyring: UtxoKeyring;
  readonly publicKey: string;
  readonly outpoints: DecodedTransfer['inputs'];
}

/** Loads the spendable outputs among the inputs. With one of them missing, verification fails. */
async function loadInputs(
  { tx, account }: GivenTransfer<'utxo'>,
  { keyring, publicKey, outpoints }: SpentCoins,
) {
  const addressAt = keyring.createAddressDeriver(publicKey);
  const spendable = await loadSpendableOutputs(tx, account);
  return outpoints.flatMap(({ hash, index }) =>
    spendable
      .filter((each) => each.hash === hash && each.index === index)
      .map((each) => ({ ...each, script: keyring.scriptOf(addressAt(each)) ?? '' })),
  );
}

type DecodedTransfer = ReturnType<UtxoKeyring['decodeTransfer']>;

function decode(keyring: UtxoKeyring, raw: Uint8Array): DecodedTransfer | null {
  try {
    return keyring.decodeTransfer(raw);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}
