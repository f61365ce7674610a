// Gas of collecting tokens, as the server does it on anvil: by one transaction (EIP-7702) beside a send of each address.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { getSweeps } from '@billfold/keyring';
import { startProduct } from '../../scripts/product.mjs';
import { openTokenShop } from '../live/token-shop.ts';
import { withLiveDatabase } from '../live/with-live-database.mjs';

const addresses = 6;

/** Collects as many addresses in both ways. */
export async function proveCollections(node, checks) {
  await withLiveDatabase([node], (live) =>
    checks.try(`${node.network}: ${addresses} addresses are collected for less gas together`, () =>
      collectBothWays(node, live),
    ),
  );
}

async function collectBothWays(node, { folder, env }) {
  const data = mkdtempSync(join(folder, 'shop-'));
  const start = (way) =>
    startProduct({ data, env: { ...env, PAYMENTS: 'on', COLLECT_TOGETHER: way } });
  let product = await start('off');
  try {
    const shop = await openTokenShop(node, () => product.url);
    await shop.receive(addresses);
    const to = await shop.fund();
    const apart = await collect(node, shop, 'EACH');
    await product.stop();
    product = await start('on');
    await deploy(node, to);
    await shop.receive(addresses);
    const together = await collect(node, shop, 'TOGETHER');
    if (together >= apart) throw new Error(`${together} gas is no less than ${apart}`);
    return `${perAddress(together)}, ${perAddress(apart)} with a send of each`;
  } finally {
    await product.stop();
  }
}

const perAddress = (gas) => `${gas / BigInt(addresses)} gas an address`;

/** Collects what is there, and returns the gas of all that it took. */
async function collect(node, shop, way) {
  const plan = await shop.plan();
  if (plan.way !== way || plan.addresses !== addresses)
    throw new Error(`${plan.addresses} addresses are to be collected as ${plan.way}`);
  await shop.begin(plan);
  const { hashes } = await shop.finish(plan.id);
  let gas = 0n;
  for (const hash of hashes)
    gas += BigInt((await node.rpc('eth_getTransactionReceipt', hash)).gasUsed);
  return gas;
}

/** Anyone may do it. */
async function deploy({ rpc, mine }, recipient) {
  const { to, data } = getSweeps('ETH', 'regtest').getSweeper(recipient).deployment;
  const [from] = await rpc('eth_accounts');
  await rpc('eth_sendTransaction', { from, to, data: `0x${data}`, gas: '0x100000' });
  await mine(1);
}
