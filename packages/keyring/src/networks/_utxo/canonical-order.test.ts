import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import bip69 from './bip69.vectors.json';
import { compareInputs, compareOutputs } from './canonical-order.ts';

describe('the order of BIP-69', () => {
  it.each(bip69.transactions)('is that of the inputs of $hash', ({ inputs }) => {
    expect(inputs.toReversed().sort(compareInputs)).toEqual(inputs);
    const byIndex = inputs.toSorted((a, b) => b.index - a.index);
    expect(byIndex.sort(compareInputs)).toEqual(inputs);
  });

  it.each(bip69.transactions)('is that of the outputs of $hash', ({ outputs }) => {
    const parsed = outputs.map(({ value, script }) => ({
      value: BigInt(value),
      script: hex.decode(script),
    }));
    expect(parsed.toReversed().sort(compareOutputs)).toEqual(parsed);
  });

  it('goes by script where values are equal', () => {
    const low = { value: 1n, script: Uint8Array.of(0x00, 0xff) };
    const high = { value: 1n, script: Uint8Array.of(0x01) };
    expect([high, low].sort(compareOutputs)).toEqual([low, high]);
  });
});
