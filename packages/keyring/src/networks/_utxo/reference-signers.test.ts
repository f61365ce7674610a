import { type ChainName, chainNames, getNetwork, toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { initEccLib, Psbt } from 'bitcoinjs-lib';
import * as fc from 'fast-check';
import * as tinySecp256k1 from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import type { NetworkOf } from '../../network-of.ts';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { scriptToAddress } from './address-script.ts';
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
  values: fc.array(fc.bigInt(60_000n, 10n ** 12n), { minLength: 1, maxLength: 5 }),
  recipient: recipients.map((script) => hex.decode(script)),
  amount: fc.oneof(fc.constant('max' as const), fc.bigInt(6_000n, 55_000n).map(toBaseUnits)),
  changeIndex: fc.nat(2 ** 31 - 1),
});

describe('the signed bytes', () => {
  it(
    'are those of two other libraries, whatever is sent',
    () =>
      fc.assert(
        fc.property(transfers, ({ network, recipient, ...transfer }) => {
          const { chain, account, values, ...changes } = transfer;
          const { form, path } = chainOf(network, chain, account);
          const wallet = createFundedWallet(network, { chain, account, values });
          const address = scriptToAddress(form, recipient) ?? '';
          const plan = wallet.plan({ ...changes, recipient: address });
          const raw = hex.encode(wallet.keyring.signTransfer(wallet.seed, plan).raw);
          const signer = createSigner(HDKey.fromMasterSeed(wallet.seed).derive(path), plan);
          expect(raw).toBe(signer.bySigner(form));
          expect(raw).toBe(signer.byLibrary(form));
        }),
        { numRuns: 15 },
      ),
    30_000,
  );
});

function chainOf(network: NetworkOf<'utxo'>, chain: ChainName, account: number) {
  const { coinType, model } = getNetwork(network);
  // SLIP-44: test chains of all networks share one.
  const coin = chain === 'test' || chain === 'regtest' ? 1 : coinType;
  return { form: model.chains[chain], path: `m/84'/${coin}'/${account}'` };
}

type Form = ReturnType<typeof chainOf>['form'];

const sequence = 0xfffffffd;

function createSigner(account: HDKey, plan: UtxoTransferPlan) {
  const keyOf = ({ branch, addressIndex }: PlannedInput) =>
    account.deriveChild(branch).deriveChild(addressIndex).privateKey ?? new Uint8Array();
  const witnessOf = ({ script, value }: PlannedInput) => ({ script: hex.decode(script), value });
  return {
    /** @see @scure/btc-signer */
    bySigner: ({ hrp, pubKeyHash, scriptHash, wif }: Form) => {
      const transaction = new Transaction({ version: 2, lockTime: 0 });
      for (const input of plan.inputs) {
        const { script, value: amount } = witnessOf(input);
        const { hash: txid, index } = input;
        transaction.addInput({ txid, index, sequence, witnessUtxo: { script, amount } });
      }
      for (const { address, value } of plan.outputs)
        transaction.addOutputAddress(address, value, {
          bech32: hrp,
          pubKeyHash,
          scriptHash,
          wif,
        });
      for (const [at, input] of plan.inputs.entries()) transaction.signIdx(keyOf(input), at);
      transaction.finalize();
      return hex.encode(transaction.extract());
    },
    /** @see bitcoinjs-lib */
    byLibrary: ({ hrp: bech32, ...form }: Form) => {
      const psbt = new Psbt({ network: { ...form, bech32, messagePrefix: '' } });
      psbt.setVersion(2);
      for (const input of plan.inputs) {
        const { hash, index } = input;
        psbt.addInput({ hash, index, sequence, witnessUtxo: witnessOf(input) });
      }
      for (const { address, value } of plan.outputs) psbt.addOutput({ address, value });
      for (const [at, input] of plan.inputs.entries()) {
        const key = keyOf(input);
        const publicKey = tinySecp256k1.pointFromScalar(key, true) ?? new Uint8Array();
        psbt.signInput(at, { publicKey, sign: (message) => tinySecp256k1.sign(message, key) });
      }
      return psbt.finalizeAllInputs().extractTransaction(true).toHex();
    },
  };
}

function xOnly(key: bigint): Uint8Array {
  return tinySecp256k1.xOnlyPointFromScalar(hex.decode(key.toString(16).padStart(64, '0')));
}
