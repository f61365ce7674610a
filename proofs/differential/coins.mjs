// Coins of every state and form on a new test chain, with keys that are ours.
import { createHash } from 'node:crypto';
import { address, crypto } from 'bitcoinjs-lib';
import { pointFromScalar, xOnlyPointFromScalar } from 'tiny-secp256k1';

const prefix = 'rltc';
/** Version byte of p2pkh addresses on test chains. */
const pubKeyHash = 0x6f;

/**
 * @typedef {{ hash: string, index: number, value: bigint, script: Uint8Array, key: Uint8Array,
 *   publicKey: Uint8Array, form: string }} Coin
 */

/** Mines, pays and spends until there is what the cases want. */
export async function mintCoins(rpc) {
  await rpc('createwallet', 'proof');
  const miner = await rpc('getnewaddress', '', 'bech32');
  await rpc('generatetoaddress', 110, miner);
  const pay = (form, values) => payTo(rpc, form, values);
  const own = await pay('p2wpkh', values(40));
  const spent = await pay('p2wpkh', values(4));
  const promised = await pay('p2wpkh', values(4));
  const p2pkh = await pay('p2pkh', values(3));
  const p2tr = await pay('p2tr', values(3));
  await rpc('generatetoaddress', 6, miner);
  const waiting = await pay('p2wpkh', values(6));
  return { own, spent, promised, p2pkh, p2tr, waiting, miner };
}

/** Some of each size: from a little more than dust to ten coins. */
function values(count) {
  return Array.from({ length: count }, (_, at) => 60_000n * 4n ** BigInt(at % 7) + BigInt(at));
}

let made = 0;

async function payTo(rpc, form, amounts) {
  const coins = amounts.map((value) => {
    made += 1;
    return { ...holderOf(form, createHash('sha256').update(`coin ${made}`).digest()), value };
  });
  const wanted = coins.map(({ to, value }) => [to, toCoins(value)]);
  const hash = await rpc('sendmany', '', Object.fromEntries(wanted));
  const { vout } = await rpc('getrawtransaction', hash, true);
  return coins.map((coin) => {
    const hex = Buffer.from(coin.script).toString('hex');
    const { n: index } = vout.find(({ scriptPubKey }) => scriptPubKey.hex === hex);
    return { ...coin, hash, index };
  });
}

function holderOf(form, secret) {
  const key = new Uint8Array(secret);
  const publicKey = pointFromScalar(key, true);
  const holder = { form, key, publicKey };
  const keyHash = crypto.hash160(publicKey);
  switch (form) {
    case 'p2wpkh':
      return {
        ...holder,
        script: Buffer.from([0x00, 0x14, ...keyHash]),
        to: address.toBech32(keyHash, 0, prefix),
      };
    case 'p2pkh':
      return {
        ...holder,
        script: Buffer.from([0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac]),
        to: address.toBase58Check(keyHash, pubKeyHash),
      };
    case 'p2tr': {
      // The output key itself, without scripts beside it: enough for a spend by key.
      const output = xOnlyPointFromScalar(key);
      const to = address.toBech32(output, 1, prefix);
      return { ...holder, script: Buffer.from([0x51, 0x20, ...output]), to };
    }
    default:
      throw new TypeError(`no form ${form}`);
  }
}

export function toCoins(value) {
  const digits = `${value}`.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
