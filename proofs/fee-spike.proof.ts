// Proves in a browser that a fee which rises between review and signature is never paid unseen: a live
// product on anvil's chain of Ethereum, whose gas price rises 900 times while Sign is open. Needs
// PostgreSQL, anvil and Chromium.
import { parseAmount } from '@billfold/core';
import { type APIRequestContext, type Browser, chromium, request } from 'playwright-core';
import { it } from 'vitest';
import { until } from '../bench/load/api.mjs';
import { launchChromium } from '../e2e/browser.ts';
import { ethereum as network } from '../e2e/networks.ts';
import { cloudPassword, createOwner, type Owner, openAs } from '../e2e/people.ts';
import {
  enterRecipient,
  goToSignature,
  openSend,
  reviewAmount,
  type SendDialog,
} from '../e2e/send-dialog.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { findBinaries, missing } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { ethereum, toQuantity } from './live/ethereum-node.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { createChecks } from './support/checks.ts';

const checks = createChecks('fee-spike');
const gwei = 10n ** 9n;
const ether = 10n ** 18n;

it('a fee that rises while Sign is open is shown before it is paid', async () => {
  const anvil = ethereum.find();
  if (anvil === null) checks.missing('ETH', ethereum.missing);
  else if (findBinaries() === undefined) checks.missing('ETH', missing);
  else await onProduct(await ethereum.start(anvil));
  checks.finish();
});

type Node = Awaited<ReturnType<typeof ethereum.start>>;

async function onProduct(node: Node): Promise<void> {
  try {
    await withLiveDatabase([node], async ({ folder, env }) => {
      const product = await startProduct({ data: folder, env });
      const browser = await chromium.launch({
        ...launchChromium(),
        executablePath: ensureChromium(),
      });
      try {
        await prove(node, product.url, browser);
      } finally {
        await browser.close();
        await product.stop();
      }
    });
  } finally {
    await node.stop();
  }
}

async function prove(node: Node, url: string, browser: Browser): Promise<void> {
  const caller = await request.newContext({ baseURL: url });
  const owner = await createOwner(caller, [network]);
  await node.fund(owner.address, ether);
  await node.mine(40);
  await until(
    'the deposit is available',
    async () => Number(await balanceOf(caller, owner)) === 1,
    {
      withinMs: 60_000,
    },
  );
  const page = await browser.newPage({ baseURL: url });
  await openAs(page, owner);
  const send = await openSend(page);
  await enterRecipient(send, network.stranger);
  await reviewAmount(send, '0.01');
  const calm = await feeOf(send);
  await goToSignature(send);
  await send.secret.fill(cloudPassword);
  const before = await onChain(node, owner);

  await node.rpc('anvil_setNextBlockBaseFeePerGas', toQuantity(900n * gwei));
  await node.mine(1);
  await send.sign.click();
  await page.getByText('The fee has changed').first().waitFor();
  await send.root.getByText(/It was .* ETH/).waitFor();
  await send.root.getByRole('checkbox').waitFor();
  const raised = await feeOf(send);
  checks.add(
    'the dialog shows the new fee',
    raised > 300n * calm,
    `${calm} wei, then ${raised} wei`,
  );
  checks.add('nothing was signed', (await onChain(node, owner)) === before, before);
  const goesOn = await send.next.isEnabled();
  checks.add(
    'the new fee is agreed to first',
    !goesOn,
    goesOn ? 'Continue goes on' : 'Continue waits',
  );

  await goToSignature(send);
  await send.secret.fill(cloudPassword);
  await send.sign.click();
  await send.root.getByText('Confirmations').first().waitFor();
  await node.mine(1);
  const [paid, ...others] = await node.paymentsTo(network.stranger);
  const isOnce = paid !== undefined && paid[1] === ether / 100n && others.length === 0;
  checks.add('it is then paid once', isOnce, `${paid?.[1]} wei`);
}

/** Returns the fee that the review shows, in wei. */
async function feeOf({ root }: SendDialog): Promise<bigint> {
  const line = root.getByText('Blockchain fees', { exact: true }).locator('xpath=..');
  const shown = line.getByText(/\d\s*ETH/).first();
  const [, amount = ''] = /([\d.,]+)\s*ETH/.exec((await shown.textContent()) ?? '') ?? [];
  return parseAmount(amount.replaceAll(',', ''), 18);
}

/** Returns balance and count of transactions, waiting ones included, of the owner at the node. */
async function onChain({ rpc }: Node, { address }: Owner): Promise<string> {
  const count = await rpc('eth_getTransactionCount', address, 'pending');
  return `${BigInt(await rpc('eth_getBalance', address, 'latest'))} wei, ${Number(count)} transactions`;
}

async function balanceOf(caller: APIRequestContext, owner: Owner): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await caller.get(`/api/wallets/${owner.walletId}/accounts`, { headers });
  return (await answer.json()).items[0].nativeBalance;
}
