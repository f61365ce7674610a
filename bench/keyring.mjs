// Measures signatures and addresses of the keyring, compared with the bare curve, in one process.
import { getKeyring, signableNetworks } from '../packages/keyring/dist/index.js';
import { bareChildren, bareSignatures } from './report/bare-curve.mjs';
import { timeInTurns } from './report/in-turns.mjs';
import { printSection } from './report/table.mjs';
import { planTransfer } from './report/transfer-requests.mjs';

const seed = new Uint8Array(64).fill(7);
const rounds = 15;
/** Minimum signing speed as a share of the bare curve, for networks whose transfers have one signature. */
const leastShare = 0.8;
const manyInputs = [100, 1_400];
const addresses = 1_000;

const keyrings = signableNetworks.map((network) => getKeyring(network));
// The networks of a family differ by data alone.
const withOutputs = keyrings.find(({ family }) => family === 'utxo');
const rows = [
  ...keyrings.map((keyring) =>
    signatures(keyring, keyring.family === 'utxo' ? {} : { gate: leastShare }),
  ),
  ...manyInputs.map((inputs) => signatures(withOutputs, { inputs })),
];
printSection({
  title: 'Keyring: signatures',
  text: `From a seed to checked bytes, compared with what no signer can leave out: the key of the path, a signature and its check by the curve’s library alone. Median of ${rounds} rounds, taken in turns.`,
  head: ['What', 'ours, per second', 'bare, per second', 'ours of bare', 'gate', ''],
  rows,
});
console.log('');
printSection({
  title: `Keyring: ${addresses.toLocaleString('en')} addresses of an account`,
  text: 'From its extended public key, compared with the derivation of the same keys alone.',
  head: ['What', 'ours, ms', 'bare, ms', 'ours of bare'],
  rows: [manyAddresses(withOutputs)],
});

function signatures(keyring, { inputs = 1, gate }) {
  const { path, publicKey } = keyring.derivePublic(seed, 0);
  const plan = planTransfer(keyring, publicKey, inputs);
  const bare = bareSignatures[keyring.family];
  const { ours, theirs } = timeInTurns({
    ours: () => keyring.signTransfer(seed, plan),
    theirs: () => bare(seed, path, plan.inputs),
    rounds: inputs > 1 ? 1 : rounds,
    calls: inputs > 1 ? 1 : 10,
  });
  const perSecond = (time) => ((inputs * 1_000) / time).toFixed(0);
  const share = theirs / ours;
  const what = inputs > 1 ? `, ${inputs.toLocaleString('en')} inputs` : '';
  return [
    `${keyring.network}${what}`,
    perSecond(ours),
    perSecond(theirs),
    `${Math.round(share * 100)} %`,
    gate === undefined ? '–' : `${gate * 100} %`,
    gate === undefined ? '' : share >= gate ? 'holds' : '**missed**',
  ];
}

function manyAddresses(keyring) {
  const { publicKey } = keyring.derivePublic(seed, 0);
  const positions = Array.from({ length: addresses }, (_, addressIndex) => ({
    branch: 0,
    addressIndex,
  }));
  const { ours, theirs } = timeInTurns({
    ours: () => positions.map(keyring.createAddressDeriver(publicKey)),
    theirs: () => bareChildren(publicKey, addresses),
    rounds: 5,
    calls: 1,
  });
  return [keyring.network, ours.toFixed(0), theirs.toFixed(0), `${(ours / theirs).toFixed(2)}×`];
}
