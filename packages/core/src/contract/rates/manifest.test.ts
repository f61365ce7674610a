import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { coinManifest } from './manifest.ts';

const facts = { label: '1 hour', targetBlocks: 6 };
const manifest = {
  key: 'BTC',
  type: 'NATIVE',
  digits: 8,
  minimumTransactionAmount: '0.00001',
  requiredConfirmations: 2,
  limitAddressesPerAccountCount: null,
  priorities: { low: facts, medium: facts, high: facts },
};

it('has every field of the specification, and none may be missing (R-CONST-07)', () => {
  expect(z.parse(coinManifest(), manifest)).toEqual(manifest);
  for (const field of Object.keys(manifest)) {
    const rest = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== field));
    expect(z.safeParse(coinManifest(), rest).success).toBe(false);
  }
  for (const priority of ['low', 'medium', 'high']) {
    const priorities = { ...manifest.priorities, [priority]: undefined };
    expect(z.safeParse(coinManifest(), { ...manifest, priorities }).success).toBe(false);
  }
});
