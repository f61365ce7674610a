import { toDecimal } from '@billfold/core';
import { createSandbox, type Sandbox, type SandboxAccount } from '@billfold/core/testing';
import type { WidgetSandbox } from './widget.ts';

/** Milliseconds between two steps of the clock. */
const tickMs = 1_000;
/** Milliseconds between two blocks of each network. */
export const blockMs = 5_000;

/** Creates the sandbox of a widget: accounts with coins, and somebody to send to. */
export async function createWidgetSandbox(): Promise<WidgetSandbox> {
  const sandbox = await createSandbox({
    accounts,
    unpayableAddresses: true,
    startsAt: Date.now(),
  });
  const { client, walletId } = sandbox;
  for (const contact of contacts) await client.contacts.create(walletId, contact);
  // The widget has a client of its own.
  client.dispose();
  return {
    baseUrl: client.baseUrl,
    fetch: sandbox.services.fetch,
    password: sandbox.secrets.password,
    run: () => run(sandbox),
  };
}

function run({ time, books }: Sandbox): () => void {
  const clock = window.setInterval(() => {
    // By the real clock: a page in the background gets few ticks.
    void time.advance(Math.max(0, Date.now() - time.clock.now()));
  }, tickMs);
  const miner = window.setInterval(() => books.mine(1), blockMs);
  return () => {
    window.clearInterval(clock);
    window.clearInterval(miner);
  };
}

const accounts: readonly SandboxAccount[] = [
  { network: 'BTC', balance: toDecimal('0.50000000') },
  {
    network: 'ETH',
    balance: toDecimal('2.5'),
    tokens: { 'USDT@ETH': toDecimal('250.75'), 'USDC@ETH': toDecimal('1200') },
  },
  { network: 'TRX', balance: toDecimal('120.5'), tokens: { 'USDT@TRX': toDecimal('80') } },
  { network: 'SOL', balance: toDecimal('12') },
];

/** Addresses of the examples in BIP-173 and ERC-55. Nothing is sent to them from the sandbox. */
const contacts = [
  {
    name: 'Sample recipient',
    network: 'BTC',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    memo: null,
  },
  {
    name: 'Sample recipient',
    network: 'ETH',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    memo: null,
  },
] as const;
