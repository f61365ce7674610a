import { describe, expect, it } from 'vitest';
import { noFees, readBillingSettings } from './billing-settings.ts';

const OPERATOR_BUSINESS = '12';

describe('readBillingSettings', () => {
  it('charges nothing without variables', () => {
    expect(readBillingSettings({})).toEqual(noFees);
    expect(readBillingSettings({ OPERATOR_FEE: '', OPERATOR_BUSINESS: '' })).toEqual(noFees);
  });

  it.each([
    ['0.5', 50],
    ['0.29', 29],
    ['1', 100],
    ['2.35', 235],
    ['10', 1_000],
    ['10.00', 1_000],
  ])('reads a fee of %s per cent exactly', (OPERATOR_FEE, feeBps) => {
    expect(readBillingSettings({ OPERATOR_FEE, OPERATOR_BUSINESS })).toEqual({
      ...{ feeBps, operatorId: 12, shareBps: 0, shareMonths: 12 },
    });
  });

  it('reads the share and the months of affiliates', () => {
    const variables = { AFFILIATE_SHARE: '12.29', AFFILIATE_MONTHS: '120' };
    expect(readBillingSettings(variables)).toMatchObject({ shareBps: 1_229, shareMonths: 120 });
  });

  it('stops the start where a fee would be paid to no business', () => {
    expect(() => readBillingSettings({ OPERATOR_FEE: '1' })).toThrow('OPERATOR_BUSINESS must be');
  });

  it.each([
    ['OPERATOR_FEE', '10.01'],
    ['OPERATOR_FEE', '-1'],
    ['OPERATOR_FEE', '0.125'],
    ['OPERATOR_FEE', '1 %'],
    ['AFFILIATE_SHARE', '101'],
    ['AFFILIATE_SHARE', '-1'],
    ['AFFILIATE_MONTHS', '0'],
    ['AFFILIATE_MONTHS', '121'],
    ['OPERATOR_BUSINESS', '0'],
    ['OPERATOR_BUSINESS', 'acme'],
  ])('stops the start at %s=%s', (name, value) => {
    const variables = { OPERATOR_FEE: '1', OPERATOR_BUSINESS, [name]: value };
    expect(() => readBillingSettings(variables)).toThrow(`${name} is `);
  });
});
