import { describe, expect, it } from 'vitest';
import { formatKdfParams, readKdfParams, vaultCost } from './kdf-params.ts';

describe('readKdfParams', () => {
  it('reads what formatKdfParams wrote', () => {
    expect(readKdfParams(formatKdfParams(vaultCost))).toEqual(vaultCost);
    expect(formatKdfParams(vaultCost)).toBe('m=65536,t=3,p=1');
  });

  it('accepts a record that asks for more', () => {
    const heavier = { memoryKib: 131_072, passes: 4, lanes: 2 };
    expect(readKdfParams(formatKdfParams(heavier))).toEqual(heavier);
  });

  it.each([
    'm=65535,t=3,p=1',
    'm=65536,t=2,p=1',
    'm=65536,t=3,p=0',
    'm=1048577,t=3,p=1',
    'm=65536,t=17,p=1',
    'm=65536,t=3,p=5',
    'm=65536,t=3',
    'm=65536,t=3,p=1 ',
    '',
  ])('refuses %j', (text) => {
    expect(readKdfParams(text)).toBeUndefined();
  });
});
