import { describe, expect, it } from 'vitest';
import { originsOf, readBases } from './read-bases.ts';

const dev = {
  wallet: 'https://wallet.dev.example',
  auth: 'https://auth.dev.example:8443/v2',
  payments: 'https://wallet.dev.example',
};
const read = (map: unknown) => readBases({ BILLFOLD_BASES: JSON.stringify(map) });

describe('BILLFOLD_BASES (R-API-01)', () => {
  it('maps environments to the bases of their services, and is empty by default', () => {
    const local = {
      wallet: 'http://127.0.0.1:4400',
      auth: 'http://[::1]:4400',
      payments: 'http://localhost:4400',
    };
    expect(read({ dev, local, production: dev })).toEqual({ dev, local, production: dev });
    expect(readBases({})).toEqual({});
    expect(readBases({ BILLFOLD_BASES: '' })).toEqual({});
  });

  it('gives each origin once', () => {
    expect(originsOf({ dev, stage: dev })).toEqual([
      'https://wallet.dev.example',
      'https://auth.dev.example:8443',
    ]);
  });

  it.each([['{'], ['null'], ['[]'], ['"https://wallet.example"'], ['7']])(
    'refuses the text %s at the start',
    (text) => {
      expect(() => readBases({ BILLFOLD_BASES: text })).toThrow('BILLFOLD_BASES is not allowed');
    },
  );

  it('refuses an unknown environment, a missing service and an unknown one, and names its place', () => {
    expect(() => read({ testing: dev })).toThrow(
      'BILLFOLD_BASES is not allowed. Allowed: JSON with one entry per environment (local, dev',
    );
    expect(() => read({ dev: { wallet: dev.wallet, auth: dev.auth } })).toThrow(
      'BILLFOLD_BASES.dev.payments is not allowed',
    );
    expect(() => read({ dev: { ...dev, swap: dev.wallet } })).toThrow(
      'BILLFOLD_BASES.dev is not allowed',
    );
  });

  it.each([
    'http://wallet.example',
    'https://wallet.example/',
    'https://wallet.example/a/',
    'https://wallet.example/../b',
    'https://user@wallet.example',
    'https://wallet.example?a=1',
    'https://wallet.example#a',
    'https://WALLET.example',
    'https://wallet.example"onerror',
    'https://*',
    "https://wallet.example'; script-src *",
    'javascript:alert(1)',
    'wallet.example',
    '',
    7,
  ])('refuses the base %j', (wallet) => {
    expect(() => read({ stage: { ...dev, wallet } })).toThrow('BILLFOLD_BASES.stage.wallet is not');
  });
});
