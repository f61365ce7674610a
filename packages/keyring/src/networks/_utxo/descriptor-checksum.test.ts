import { describe, expect, it } from 'vitest';
import { descriptorChecksum } from './descriptor-checksum.ts';

describe('descriptorChecksum', () => {
  // BIP-380, test vectors.
  it('answers the published checksum', () => {
    expect(descriptorChecksum('raw(deadbeef)')).toBe('89f8spxm');
  });

  it.each([
    // Bitcoin Core, descriptor_tests.cpp.
    [
      "sh(multi(2,[00000000/111'/222]xprvA1RpRA33e1JQ7ifknakTFpgNXPmW2YvmhqLQYMmrj4xJXXWYpDPS3xz7iAxn8L39njGVyuoseXzU6rcxFLJ8HFsTjSyQbLYnMpCqE2VbFWc,xprv9uPDJpEQgRQfDcW7BkF7eTya6RPxXeJCqCJGHuCJ4GiRVLzkTXBAJMu2qaMWPrS7AANYqdq6vcBcBUdJCVVFceUvJFjaPdGZ2y9WACViL4L/0))",
      'ggrsrxfy',
    ],
    [
      "sh(multi(2,[00000000/111'/222]xpub6ERApfZwUNrhLCkDtcHTcxd75RbzS1ed54G1LkBUHQVHQKqhMkhgbmJbZRkrgZw4koxb5JaHWkY4ALHY2grBGRjaDMzQLcgJvLJuZZvRcEL,xpub68NZiKmJWnxxS6aaHmn81bvJeTESw724CRDs6HbuccFQN9Ku14VQrADWgqbhhTHBaohPX4CjNLf9fq9MYo6oDaPPLPxSb7gwQN3ih19Zm4Y/0))",
      'tjg09x5t',
    ],
  ])('answers that of a descriptor with keys', (descriptor, checksum) => {
    expect(descriptorChecksum(descriptor)).toBe(checksum);
  });

  it('refuses a character that no descriptor has', () => {
    expect(() => descriptorChecksum('raw(é)')).toThrow(RangeError);
  });
});
