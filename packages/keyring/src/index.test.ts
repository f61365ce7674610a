import { expect, it } from 'vitest';
import * as keyring from './index.ts';

it('exports these names and no others', () => {
  expect(Object.keys(keyring)).toMatchInlineSnapshot(`
    [
      "checkSeedPhrase",
      "normalizeSeedPhrase",
      "deriveAddress",
      "derivePublic",
      "getKeyring",
      "KeyringError",
      "getSweeps",
      "mostSwept",
      "minimumSatPerKvb",
      "parseFeeRate",
      "formatAccountKey",
      "entropyToSeedPhrase",
      "seedPhraseToEntropy",
      "generateSeedPhrase",
      "seedPhraseToSeed",
      "validateSeedPhrase",
      "signableNetworks",
      "buildTransfer",
      "signTransfer",
      "verifyTransfer",
    ]
  `);
});
