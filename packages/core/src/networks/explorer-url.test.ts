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

  it('encodes what it puts in, and puts it in as it is', () => {
    const explorer = { transaction: '/tx/{hash}?q={hash}', address: '/address/{address}' };
    expect(explorerUrl(explorer, { hash: "a/../b?$&#'" })).toBe(
      "/tx/a%2F..%2Fb%3F%24%26%23'?q=a%2F..%2Fb%3F%24%26%23'",
    );
    expect(explorerUrl(explorer, { address: '$1' })).toBe('/address/%241');
  });
});
