import { describe, expect, it } from 'vitest';
import { explorerUrl } from './explorer-url.ts';
import { getNetwork } from './registry.ts';

describe('explorerUrl', () => {
  it('links to a transaction and to an address (R-EXPL-01)', () => {
    const { explorer } = getNetwork('BTC');
    expect(explorerUrl(explorer, { hash: 'ab12' })).toBe('https://mempool.space/tx/ab12');
    expect(explorerUrl(explorer, { address: 'bc1q' })).toBe('https://mempool.space/address/bc1q');
    const etherscan = getNetwork('ETH').explorer;
    expect(explorerUrl(etherscan, { hash: '0xab' })).toBe('https://etherscan.io/tx/0xab');
    expect(explorerUrl(etherscan, { address: '0xc' })).toBe('https://etherscan.io/address/0xc');
  });

  it.each([
    ['BTC', 'https://mempool.space/tx/h', 'https://mempool.space/address/a'],
    ['LTC', 'https://litecoinspace.org/tx/h', 'https://litecoinspace.org/address/a'],
    ['ETH', 'https://etherscan.io/tx/h', 'https://etherscan.io/address/a'],
    ['BSC', 'https://bscscan.com/tx/h', 'https://bscscan.com/address/a'],
    ['TRX', 'https://tronscan.org/#/transaction/h', 'https://tronscan.org/#/address/a'],
    ['SOL', 'https://solscan.io/tx/h', 'https://solscan.io/account/a'],
    ['TON', 'https://tonviewer.com/transaction/h', 'https://tonviewer.com/a'],
  ] as const)('links %s to %s and %s (R-EXPL-01)', (network, transaction, address) => {
    const { explorer } = getNetwork(network);
    expect(explorerUrl(explorer, { hash: 'h' })).toBe(transaction);
    expect(explorerUrl(explorer, { address: 'a' })).toBe(address);
  });

  it('encodes what it puts in, and puts it in as it is', () => {
    const explorer = { transaction: '/tx/{hash}?q={hash}', address: '/address/{address}' };
    expect(explorerUrl(explorer, { hash: "a/../b?$&#'" })).toBe(
      "/tx/a%2F..%2Fb%3F%24%26%23'?q=a%2F..%2Fb%3F%24%26%23'",
    );
    expect(explorerUrl(explorer, { address: '$1' })).toBe('/address/%241');
  });
});
