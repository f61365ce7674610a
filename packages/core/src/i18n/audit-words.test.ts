import { describe, expect, it } from 'vitest';
import { auditAction, auditField, auditTarget, auditValue } from './audit-words.ts';
import { createTranslate } from './create-translate.ts';

const t = createTranslate();
const worded = (field: string, value: string | null) => auditValue({ field, value }, t);

describe('the audit log in words', () => {
  it('names actions and fields, also those without a text', () => {
    expect(auditAction('member.role-changed', t)).toBe('Role of a member changed');
    expect(auditAction('refund.sent_back', t)).toBe('Refund sent back');
    expect(auditField('toleranceBps', t)).toBe('Tolerance');
    expect(auditField('supportPhone', t)).toBe('Support phone');
  });

  it('names a tab of the settings, and leaves any other target as it is', () => {
    expect(auditTarget({ action: 'settings.updated', target: 'checkout' }, t)).toBe('Checkout');
    expect(auditTarget({ action: 'api-key.created', target: 'checkout' }, t)).toBe('checkout');
    expect(auditTarget({ action: 'business.created', target: null }, t)).toBeNull();
  });

  it.each([
    ['role', 'ACCOUNTANT', 'Accountant'],
    ['livemode', 'true', 'Live'],
    ['livemode', 'false', 'Test'],
    ['defaultAsset', 'USDT@ETH', 'USDT on Ethereum'],
    ['asset', 'BSC', 'BNB'],
    ['asset', 'USDT@TRX', 'USDT on Tron'],
    ['toleranceBps', '150', '1.5%'],
    ['adjustBps', '-25', '-0.25%'],
    ['windowMinutes', '1', '1 minute'],
    ['windowMinutes', '90', '90 minutes'],
    ['windowMinutes', '1440', '24 hours'],
    ['sessionHours', '12', '12 hours'],
    ['confirmationPolicy', '3', '3'],
    ['accepted', '["BTC","USDT@TRX"]', 'BTC, USDT on Tron'],
    ['accepted', '[]', null],
    ['changed', 'title maxPrice', 'Title, Maximum price'],
    ['changed', 'email refundAddresses', 'Email address, Refund addresses'],
    ['disablesItself', 'true', 'Turns off after five days without success'],
    ['disablesItself', 'false', 'Stays on without success'],
    ['isActive', 'false', 'Paused'],
    ['isArchived', 'true', 'Archived'],
    ['isArchived', 'false', 'Current'],
    ['logo', 'a3f09c', 'Picture'],
    ['colors', '{"primary":"#123456"}', 'Primary: #123456'],
    [
      'rules',
      '[{"event":"payment.completed","byEmail":true,"inApp":false}]',
      'Event: payment.completed; By email: Yes; In the app: No',
    ],
  ])('writes %s %s as %s', (field, value, text) => {
    expect(worded(field, value)).toBe(text);
  });

  it.each([
    ['0.500000000000000000', 'ETH', '0.5\u00a0ETH'],
    ['12.000000', 'USDT@TRX', '12\u00a0USDT on Tron'],
    ['20', 'BSC', '20\u00a0BNB'],
    ['0.10', null, '0.1'],
  ])('writes the amount %s in %s as %s', (value, assetId, text) => {
    expect(auditValue({ field: 'amount', value, assetId }, t)).toBe(text);
  });

  it.each(['ACCOUNTANT', 'true', '150', '["Shop"]', '{"a":1}', '[open', 'constructor'])(
    'leaves the typed text %s as it is',
    (text) => {
      expect(worded('name', text)).toBe(text);
      expect(worded('role', 'constructor')).toBe('constructor');
    },
  );
});
