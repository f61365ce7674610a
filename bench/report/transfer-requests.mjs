// A transfer of each family that its keyring plans, from an account that was made up.
import { toBaseUnits } from '../../packages/core/dist/index.js';

/** Plans a transfer with `buildTransfer`; `inputs` is the number of inputs on UTXO networks. */
export function planTransfer(keyring, publicKey, inputs = 1) {
  const built = keyring.buildTransfer(requests[keyring.family](keyring, publicKey, inputs));
  if (built.outcome !== 'built') throw new Error(`${keyring.network}: ${built.outcome}`);
  return built.plan;
}

const requests = {
  utxo: (keyring, publicKey, inputs) => ({
    publicKey,
    utxos: Array.from({ length: inputs }, (_, at) => ({
      hash: at.toString(16).padStart(64, '0'),
      index: 0,
      value: toBaseUnits(1_000_000n),
      branch: at % 2,
      addressIndex: at,
    })),
    recipient: keyring.addressAt(publicKey, { branch: 0, addressIndex: 5_000 }),
    amount: 'max',
    satPerKvb: 1_500n,
    changeIndex: 0,
  }),
  evm: (_, publicKey) => ({
    publicKey,
    balance: toBaseUnits(10n ** 20n),
    nonce: 7n,
    recipient: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    amount: toBaseUnits(10n ** 18n),
    offer: { kind: 'legacy', gasPrice: 3_000_000_000n },
    gasLimit: 21_000n,
    token: null,
  }),
  tron: (_, publicKey) => ({
    publicKey,
    balance: toBaseUnits(1_000_000_000n),
    recipient: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    amount: toBaseUnits(25_000_000n),
    token: null,
    terms: { kind: 'bandwidth', sunPerByte: 1_000n },
    reference: { height: 0x4_1234, hash: `${'0'.repeat(11)}41234${'ab'.repeat(24)}` },
    createdAtMs: 1_795_000_000_000,
    expiresAtMs: 1_795_000_060_000,
  }),
  solana: (_, publicKey) => ({
    publicKey,
    account: 0,
    balance: toBaseUnits(10n ** 9n),
    recipient: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
    recipientBalance: toBaseUnits(10n ** 9n),
    amount: toBaseUnits(10n ** 8n),
    blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
    priority: null,
    memo: null,
    token: null,
  }),
  ton: (_, publicKey) => ({
    publicKey,
    account: 0,
    balance: toBaseUnits(10n ** 10n),
    seqno: 5n,
    validUntil: 1_800_000_000,
    recipient: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    amount: toBaseUnits(10n ** 9n),
    isBounceable: true,
    memo: null,
    prices: tonPrices,
    token: null,
  }),
};

/** Parameters 20, 21, 24 and 25 of the main chain's configuration. */
const tonPrices = {
  gasPrice: 400n,
  basechain: { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n },
  masterchain: { lumpPrice: 10_000_000n, bitPrice: 655_360_000n, cellPrice: 65_536_000_000n },
};
