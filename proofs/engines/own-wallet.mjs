// A refund of money in a wallet whose keys are elsewhere: the product prepares the transaction, another library signs it,
// and a node that is not ours takes it.
import { getKeyring } from '@billfold/keyring';
import { signInPassword, until } from '../../bench/load/api.mjs';
import { hardened, signElsewhere } from '../../packages/server/test/sign-elsewhere.ts';

const seed = new Uint8Array(32).fill(11);
/** Path of its account on test chains. */
const account = [84 + hardened, 1 + hardened, hardened];

/**
 * Refunds a part of a payment into another wallet by a PSBT. One that was signed for a refund that was then cancelled is
 * refused by the node once the next refund is sent.
 */
export async function refundFromOwnWallet({ owner, root }, { node, take }) {
  const { network, rpc, mine } = node;
  await chooseOwnWallet(owner, { root, network });
  const id = await take();
  const refunds = `${root}/payments/${id}/refunds`;
  const prepare = async (amount) => {
    const address = await node.newAddress();
    const body = {
      ...{ amount: { kind: 'CUSTOM', amount, currency: network }, reason: null, address },
      networkFeePaidBy: 'MERCHANT',
    };
    const { data: refund } = await owner.expect('POST', refunds, body);
    const path = `${refunds}/${refund.id}`;
    const accepted = { acceptFee: true };
    const { data: prepared } = await owner.expect('POST', `${path}/psbt`, accepted);
    return { address, path, prepared };
  };
  const first = await prepare('0.01');
  const early = signElsewhere(first.prepared.psbt, { seed, account, isFinal: true });
  await owner.expect('POST', `${first.path}/cancel`, {});
  const second = await prepare('0.012');
  const psbt = signElsewhere(second.prepared.psbt, { seed, account });
  const { data: sent } = await owner.expect('PUT', `${second.path}/psbt`, { psbt });
  if (sent.hash !== second.prepared.hash) throw new Error(`sent as ${sent.hash}`);
  await refuseEarly(rpc, early);
  await until(
    'the refund is confirmed',
    async () => {
      await mine();
      const { data } = await owner.expect('GET', refunds);
      return data.some((each) => each.hash === sent.hash && each.status === 'CONFIRMED');
    },
    { withinMs: 60_000, everyMs: 200 },
  );
  await refuseEarly(rpc, early);
  const { confirmations, vout } = await rpc('getrawtransaction', sent.hash, true);
  const paid = vout.find(({ scriptPubKey }) => scriptPubKey.addresses?.includes(second.address));
  if (!(confirmations > 0) || paid?.value !== 0.012)
    throw new Error(`${confirmations} confirmations, ${paid?.value} paid`);
  if ((await node.paymentsTo(first.address)).length > 0) throw new Error('the cancelled one paid');
  return `0.012 to ${second.address} by ${sent.hash}`;
}

/** Has payments arrive at addresses of a public key, which the owner compared. */
async function chooseOwnWallet(owner, { root, network }) {
  const keyring = getKeyring(network, 'regtest');
  const { publicKey } = keyring.derivePublic(seed, 0);
  const text = { key: keyring.descriptorOf(publicKey), kind: null };
  const path = `${root}/watch-keys/${network}`;
  const { data } = await owner.expect('POST', `${path}/preview`, text);
  const firstAddress = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  if (data.addresses[0] !== firstAddress) throw new Error(`previewed ${data.addresses[0]}`);
  await owner.expect('POST', '/v1/user/step-up', { password: signInPassword });
  await owner.expect('PUT', path, { ...text, firstAddress });
}

/** Asks the node about a transaction that must not be mined beside the one that replaced it. */
async function refuseEarly(rpc, psbt) {
  const { hex, complete } = await rpc('finalizepsbt', psbt);
  if (!complete) throw new Error('the node finds no signature');
  const [{ allowed }] = await rpc('testmempoolaccept', [hex]);
  if (allowed) throw new Error('the cancelled refund could be mined too');
}
