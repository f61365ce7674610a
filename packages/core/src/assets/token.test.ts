import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { getNetwork, networkCodes } from '../networks/registry.ts';
import { validateAddress } from '../networks/validate-address.ts';
import { nativeAsset } from './account-asset.ts';
import { chainOfAsset, getAsset } from './asset.ts';
import { ASSET_IDENTIFIERS, EXTENDED_IDENTIFIERS } from './asset-identifiers.ts';
import { findAccountAsset } from './find-account-asset.ts';
import { findToken, findTokenByContract, tokensOf } from './token.ts';

const tokens = networkCodes.flatMap(tokensOf);

/** Tokens that can be sent, with decimals and shown digits. */
const specified = [
  ['ETH', 'USDT', 6, 6],
  ['ETH', 'USDC', 6, 6],
  ['ETH', 'DAI', 18, 8],
  ['ETH', 'BUSD', 18, 8],
  ['ETH', 'BNB', 18, 8],
  ['ETH', 'MATIC', 18, 8],
  ['ETH', 'UNI', 18, 8],
  ['ETH', 'APE', 18, 8],
  ['ETH', 'CRO', 8, 8],
  ['ETH', 'SHIBA', 18, 8],
  ['BSC', 'USDT', 18, 6],
  ['BSC', 'USDC', 18, 6],
  ['TRX', 'USDT', 6, 6],
  ['TRX', 'USDC', 6, 6],
  ['SOL', 'USDT', 6, 6],
  ['SOL', 'USDC', 6, 6],
  ['TON', 'USDT', 6, 6],
  ['TON', 'NOTCOIN', 9, 2],
] as const;

describe('the tokens', () => {
  it('are those that move, per network', () => {
    const order = (pairs: readonly (readonly [string, string])[]) => pairs.map(String).sort();
    expect(order(tokens.map(({ network, symbol }) => [network, symbol]))).toEqual(
      order(specified.map(([network, symbol]) => [network, symbol])),
    );
  });

  it('are all tokens of the asset identifiers, but for those of contracts', () => {
    const native = networkCodes.map((network) => getNetwork(network).symbol);
    const named = Object.entries({ ...ASSET_IDENTIFIERS, ...EXTENDED_IDENTIFIERS })
      .filter(([identifier]) => !identifier.startsWith('CONTRACT_'))
      .filter(([, [ticker]]) => !['BCH', 'XMR'].includes(ticker))
      .filter(([identifier, [ticker]]) => !native.includes(ticker) || identifier === 'ETH_BNB')
      .map(([identifier]) => identifier);
    expect(tokens.map(({ identifier }) => identifier).sort()).toEqual(named.sort());
  });

  it.each(specified)('%s: %s has %d decimals and shows %d', (network, symbol, decimals, digits) => {
    const token = findToken(network, `${symbol}@${network}`);
    expect(token).toMatchObject({ network, symbol, decimals, digits, id: `${symbol}@${network}` });
  });

  it.each(tokens)('$id has the ticker and the chain of its identifier', (token) => {
    expect(getAsset(token.identifier).ticker).toBe(token.symbol);
    expect(chainOfAsset(token.identifier)).toBe(token.network);
    expect(getNetwork(token.network).tokenStandard).not.toBeNull();
  });

  it.each(tokens)('$id is issued by an address as $network writes it', ({ network, contract }) => {
    // A master is written as a contract is; what people are paid to is not bounced.
    const forms = [
      contract,
      'UQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__I5W',
      'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p',
    ];
    const check = validateAddress(network, contract);
    expect(forms).toContain(check.valid ? check.normalized : null);
    expect(tokens.filter((other) => other.contract === contract)).toHaveLength(1);
  });

  it.each([
    ['USDT@ETH', '0.01'],
    ['USDC@SOL', '0.01'],
    ['USDT@TON', '0.01'],
    ['NOTCOIN@TON', '1'],
  ])('%s is sent from %s on', (id, minimum) => {
    expect(findAccountAsset(id)?.minimumAmount).toBe(minimum);
  });
});

describe('a token is found', () => {
  it('by its id, on its network alone', () => {
    expect(findToken('ETH', 'USDT@ETH')?.name).toBe('Tether');
    for (const id of ['USDT@BSC', 'USDT', 'usdt@eth', '', '__proto__', 'USDT@'])
      expect(findToken('ETH', id)).toBeUndefined();
    expect(findToken('BTC', 'USDT@ETH')).toBeUndefined();
  });

  it('by its contract, with the checksum', () => {
    const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    expect(findTokenByContract('ETH', contract)?.id).toBe('USDT@ETH');
    expect(findTokenByContract('ETH', contract.toLowerCase())).toBeUndefined();
    expect(findTokenByContract('BSC', contract)).toBeUndefined();
  });
});

describe('what an account can hold', () => {
  it('is named by one id, native or not', () => {
    expect(findAccountAsset('TRX')).toEqual(nativeAsset('TRX'));
    expect(findAccountAsset('USDT@TRX')).toEqual(findToken('TRX', 'USDT@TRX'));
    for (const id of ['', 'USDT', 'USDT@', '@ETH', 'USDT@XYZ', 'USDT@ETH@BSC', 'toString'])
      expect(findAccountAsset(id)).toBeUndefined();
  });

  it('has the facts of the network where it is native', () => {
    expect(nativeAsset('BSC')).toEqual({
      id: 'BSC',
      network: 'BSC',
      name: 'BNB Smart Chain',
      symbol: 'BNB',
      decimals: 18,
      digits: 8,
      minimumAmount: toDecimal('0.00001'),
    });
  });
});
