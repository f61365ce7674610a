import { expect, test } from 'vitest';
import { createOpenPayment } from './open-payment.ts';
import type { TabText } from './tab-text.ts';

const link = `https://pay.example.com/pay/pay_${'a'.repeat(26)}`;

function memoryTab(text: string | null = null): TabText & { readonly text: () => string | null } {
  let kept = text;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    text: () => kept,
  };
}

test('the open payment survives a reload until it is forgotten', () => {
  const tab = memoryTab();
  const before = createOpenPayment(tab);
  expect(before.get().link).toBeNull();
  before.keep(link);
  const after = createOpenPayment(tab);
  expect(after.get().link).toBe(link);
  after.forget();
  expect(after.get().link).toBeNull();
  expect(createOpenPayment(tab).get().link).toBeNull();
});

test.each(['', 'javascript:alert(1)', 'https://pay.example.com/other', 'x'])(
  '%o in the storage of the tab is no payment',
  (text) => {
    expect(createOpenPayment(memoryTab(text)).get().link).toBeNull();
  },
);
