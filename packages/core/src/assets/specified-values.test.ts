import { expect, it } from 'vitest';
import * as values from './specified-values.ts';

it('has the values of the specification, in its order (R-ASSET-01, R-AUTH-09, R-WAL-09, R-SEND-24)', () => {
  expect({ ...values }).toEqual({
    accountTypes: ['INDIVIDUAL', 'BUSINESS'],
    productAreas: ['PAYMENTS', 'WALLET'],
    walletTypes: ['INDIVIDUAL', 'BUSINESS'],
    platformTypes: ['wallet', 'payments'],
    environments: ['local', 'dev', 'stage', 'production'],
    themes: ['light', 'dark'],
    keyTypes: ['ENCRYPTION_KEY', 'SEED_PHRASE'],
    feePriorities: ['Low', 'Medium', 'High', 'Custom'],
  });
});
