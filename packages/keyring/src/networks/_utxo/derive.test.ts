import { expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';

const seed = new Uint8Array(32).fill(7);

it.each([
  ['main', "m/84'/0'/2'", 'xpub'],
  ['sandbox', "m/84'/0'/2'", 'xpub'],
  ['test', "m/84'/1'/2'", 'tpub'],
  ['regtest', "m/84'/1'/2'", 'tpub'],
] as const)('names the account of the %s chain as other wallets do', (chain, path, prefix) => {
  const account = getKeyring('BTC', chain).derivePublic(seed, 2);
  expect(account.path).toBe(path);
  expect(account.publicKey.slice(0, 4)).toBe(prefix);
});
