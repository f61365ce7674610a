import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import type { GivenTransfer, ReadRaw } from '../raw-facts.ts';
import {
  addressOfFirstInput,
  loadKey,
  loadSpendable,
  utxoKeyringOf,
} from './spending/utxo-spending.ts';

/** Spends what this account may spend now; what it does not pay the recipient is its next change. */
export const readUtxoRaw: ReadRaw = async (given) => {
  const { tx, account, raw, planned } = given;
  if (planned.plan.family !== 'utxo') return null;
  const keyring = utxoKeyringOf(account);
  const { publicKey, changeIndex } = await loadKey(tx, account);
  const inputs = await loadInputs(given, { keyring, publicKey });
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
    fromAddress: await addressOfFirstInput(tx, account, plan),
  };
};

interface OwnKey {
  readonly keyring: UtxoKeyring;
  readonly publicKey: string;
}

/** Those of its inputs that may be spent; one that is missing makes the whole refused. */
async function loadInputs({ tx, account, raw }: GivenTransfer, { keyring, publicKey }: OwnKey) {
  const wanted = readOutpoints(keyring, raw);
  const addressAt = keyring.createAddressDeriver(publicKey);
  const spendable = await loadSpendable(tx, account);
  return wanted.flatMap(({ hash, index }) =>
    spendable
      .filter((each) => each.hash === hash && each.index === index)
      .map((each) => ({ ...each, script: keyring.scriptOf(addressAt(each)) ?? '' })),
  );
}

function readOutpoints(keyring: UtxoKeyring, raw: Uint8Array) {
  try {
    return keyring.decodeTransfer(raw).inputs;
  } catch (error) {
    if (error instanceof KeyringError) return [];
    throw error;
  }
}
