import { describe, expect, it } from 'vitest';
import { nativeAsset } from '../assets/account-asset.ts';
import { findToken } from '../assets/token.ts';
import type { Account } from '../contract/accounts/accounts.ts';
import { toDecimal } from '../money/decimal.ts';
import type { Network } from '../networks/registry.ts';
import { createSandbox } from '../testing/index.ts';
import { createAssetOption } from './asset-option.ts';
import { rankAssetOptions } from './rank-asset-options.ts';

const { books } = await createSandbox();
const [sample] = books.accounts();

function option(network: Network, balance: string) {
  if (sample === undefined) throw new Error('The sandbox has an account.');
  const account: Account = {
    ...sample,
    id: `${network} ${balance}`,
    blockchainNetwork: network,
    nativeBalance: toDecimal(balance),
    fiatBalance: null,
  };
  return createAssetOption(account, nativeAsset(network));
}

const price = (symbol: string, network: Network, of: string | null) => ({
  symbol,
  network,
  price: of === null ? null : toDecimal(of),
});

describe('rankAssetOptions', () => {
  it('lists the most valuable first, then what has no price, then what is empty', () => {
    const options = [
      option('LTC', '0'),
      option('TON', '5'),
      option('BTC', '0.1'),
      option('ETH', '9'),
    ];
    const ranked = rankAssetOptions(options, [
      price('BTC', 'BTC', '100000'),
      price('ETH', 'ETH', '4000'),
      price('LTC', 'LTC', '100'),
      price('TON', 'TON', null),
    ]);
    expect(ranked.map(({ asset, value }) => [asset.symbol, value])).toEqual([
      ['ETH', 3_600_000n],
      ['BTC', 1_000_000n],
      ['TON', null],
      ['LTC', 0n],
    ]);
  });

  it('keeps the order of options of equal value', () => {
    const options = [option('BTC', '0'), option('ETH', '0'), option('LTC', '0')];
    expect(rankAssetOptions(options, []).map(({ id }) => id)).toEqual(options.map(({ id }) => id));
  });

  it('prices a token by its own network', () => {
    const token = findToken('ETH', 'USDT@ETH');
    const { account } = option('ETH', '1');
    if (token === undefined) throw new Error('USDT is a token of Ethereum.');
    const tether = { ...createAssetOption(account, token), balance: toDecimal('2') };
    const prices = [price('USDT', 'TRX', '5'), price('USDT', 'ETH', '1')];
    expect(rankAssetOptions([tether], prices)[0]?.value).toBe(200n);
  });
});
