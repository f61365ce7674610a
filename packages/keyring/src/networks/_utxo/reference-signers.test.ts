import { type ChainName, chainNames, getNetwork, toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { p2wpkh, Transaction } from '@scure/btc-signer';
import {
  crypto,
  initEccLib,
  Transaction as LibraryTransaction,
  address as libraryAddress,
  script as libraryScript,
  Psbt,
} from 'bitcoinjs-lib';
import * as fc from 'fast-check';
import * as tinySecp256k1 from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import type { NetworkOf } from '../../network-of.ts';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { scriptToAddress } from './address-script.ts';
import { type WatchKind, watchKinds } from './key-versions.ts';
import type { PlannedInput, UtxoTransferPlan } from './transfer-plan.ts';

initEccLib(tinySecp256k1);

const hash20 = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hex.encode);
const hash32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex.encode);
/** A script of each form; the taproot keys are points that exist. */
const recipients = fc.oneof(
  hash20.map((hash) => `76a914${hash}88ac`),
  hash20.map((hash) => `a914${hash}87`),
  hash20.map((hash) => `0014${hash}`),
  hash32.map((hash) => `0020${hash}`),
  fc.bigInt(1n, 2n ** 128n).map((key) => `5120${hex.encode(xOnly(key))}`),
);
const transfers = fc.record({
  network: fc.constantFrom(...networksOf('utxo')),
  chain: fc.constantFrom(...chainNames),
  account: fc.nat(20),
  kind: fc.constantFrom(...watchKinds),
  values: fc.array(fc.bigInt(60_000n, 10n ** 12n), { minLength: 1, maxLength: 5 }),
  recipient: recipients.map((script) => hex.decode(script)),
  amount: fc.oneof(fc.constant('max' as const), fc.bigInt(6_000n, 40_000n).map(toBaseUnits)),
  changeIndex: fc.nat(2 ** 31 - 1),
});

describe('the signed bytes', () => {
  it(
    'are those of two other libraries, whatever is sent',
    () =>
      fc.assert(
        fc.property(transfers, ({ network, recipient, ...transfer }) => {
          const { chain, account, kind, values, ...changes } = transfer;
          const { form, path } = chainOf(network, chain, { account, kind });
          const wallet = createFundedWallet(network, { chain, account, kind, values });
          const address = scriptToAddress(form, recipient) ?? '';
          const plan = wallet.plan({ ...changes, recipient: address });
          const raw = hex.encode(wallet.keyring.signTransfer(wallet.seed, plan).raw);
          const signer = createSigner(HDKey.fromMasterSeed(wallet.seed).derive(path), {
            plan,
            kind,
          });
          expect(raw).toBe(signer.bySigner(form));
          expect(raw).toBe(signer.byLibrary(form));
        }),
        { numRuns: 40 },
      ),
    60_000,
  );
});

interface AccountOfKind {
  readonly account: number;
  readonly kind: WatchKind;
}

function chainOf(network: NetworkOf<'utxo'>, chain: ChainName, { account, kind }: AccountOfKind) {
  const { coinType, model } = getNetwork(network);
  // SLIP-44: test chains of all networks share one.
  const coin = chain === 'test' || chain === 'regtest' ? 1 : coinType;
  return { form: model.chains[chain], path: `m/${purposes[kind]}'/${coin}'/${account}'` };
}

/** @see BIP-44, BIP-49, BIP-84, BIP-86 */
const purposes = { pkh: 44, 'sh-wpkh': 49, wpkh: 84, tr: 86 } as const;

type Form = ReturnType<typeof chainOf>['form'];

const sequence = 0xfffffffd;

interface Planned {
  readonly plan: UtxoTransferPlan;
  readonly kind: WatchKind;
}

function createSigner(account: HDKey, { plan, kind }: Planned) {
  const keyOf = ({ branch, addressIndex }: PlannedInput) =>
    account.deriveChild(branch).deriveChild(addressIndex).privateKey ?? new Uint8Array();
  const witnessOf = ({ script, value }: PlannedInput) => ({ script: hex.decode(script), value });
  /** Fields of a PSBT that tell how an input is unlocked. */
  const unlockingOf = (input: PlannedInput) => {
    const publicKey = tinySecp256k1.pointFromScalar(keyOf(input), true) ?? new Uint8Array();
    if (kind === 'sh-wpkh') return { redeemScript: p2wpkh(publicKey).script };
    return kind === 'tr' ? { tapInternalKey: publicKey.subarray(1) } : {};
  };
  return {
    /** @see @scure/btc-signer */
    bySigner: ({ hrp, pubKeyHash, scriptHash, wif }: Form) => {
      const transaction = new Transaction({
        ...{ version: 2, lockTime: 0, allowLegacyWitnessUtxo: true },
      });
      for (const input of plan.inputs) {
        const { script, value: amount } = witnessOf(input);
        const { hash: txid, index } = input;
        const witnessUtxo = { script, amount };
        transaction.addInput({ txid, index, sequence, witnessUtxo, ...unlockingOf(input) });
      }
      for (const { address, value } of plan.outputs)
        transaction.addOutputAddress(address, value, {
          bech32: hrp,
          pubKeyHash,
          scriptHash,
          wif,
        });
      for (const [at, input] of plan.inputs.entries())
        transaction.signIdx(keyOf(input), at, undefined, new Uint8Array(32));
      transaction.finalize();
      return hex.encode(transaction.extract());
    },
    /** @see bitcoinjs-lib */
    byLibrary: ({ hrp: bech32, ...form }: Form) => {
      const network = { ...form, bech32, messagePrefix: '' };
      if (kind === 'pkh') return signLegacy(plan, { keyOf, network });
      const psbt = new Psbt({ network });
      psbt.setVersion(2);
      for (const input of plan.inputs) {
        const { hash, index } = input;
        const witnessUtxo = witnessOf(input);
        psbt.addInput({ hash, index, sequence, witnessUtxo, ...unlockingOf(input) });
      }
      for (const { address, value } of plan.outputs) psbt.addOutput({ address, value });
      for (const [at, input] of plan.inputs.entries())
        psbt.signInput(at, signerOf(keyOf(input), kind));
      return psbt.finalizeAllInputs().extractTransaction(true).toHex();
    },
  };
}

/** Signer of bitcoinjs-lib, which tweaks no key by itself. */
function signerOf(key: Uint8Array, kind: WatchKind) {
  const publicKey = tinySecp256k1.pointFromScalar(key, true) ?? new Uint8Array();
  if (kind !== 'tr')
    return { publicKey, sign: (message: Uint8Array) => tinySecp256k1.sign(message, key) };
  const even = publicKey[0] === 2 ? key : tinySecp256k1.privateNegate(key);
  const tweak = crypto.taggedHash('TapTweak', publicKey.subarray(1));
  const tweaked = tinySecp256k1.privateAdd(even, tweak) ?? new Uint8Array();
  return {
    publicKey: tinySecp256k1.pointFromScalar(tweaked, true) ?? new Uint8Array(),
    sign: (message: Uint8Array) => tinySecp256k1.sign(message, tweaked),
    signSchnorr: (message: Uint8Array) =>
      tinySecp256k1.signSchnorr(message, tweaked, new Uint8Array(32)),
  };
}

interface LegacySigning {
  readonly keyOf: (input: PlannedInput) => Uint8Array;
  readonly network: NonNullable<ConstructorParameters<typeof Psbt>[0]>['network'];
}

/** Signs p2pkh inputs, for which a PSBT needs the whole transactions that they spend. */
function signLegacy(plan: UtxoTransferPlan, { keyOf, network }: LegacySigning): string {
  const made = new LibraryTransaction();
  made.version = 2;
  for (const { hash, index } of plan.inputs)
    made.addInput(hex.decode(hash).reverse(), index, sequence);
  for (const each of plan.outputs)
    made.addOutput(libraryAddress.toOutputScript(each.address, network), each.value);
  for (const [at, input] of plan.inputs.entries()) {
    const { publicKey, sign } = signerOf(keyOf(input), 'pkh');
    const message = made.hashForSignature(at, hex.decode(input.script), 1);
    const signature = libraryScript.signature.encode(sign(message), 1);
    made.setInputScript(at, libraryScript.compile([signature, publicKey]));
  }
  return made.toHex();
}

function xOnly(key: bigint): Uint8Array {
  return tinySecp256k1.xOnlyPointFromScalar(hex.decode(key.toString(16).padStart(64, '0')));
}
