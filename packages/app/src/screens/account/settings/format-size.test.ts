import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [2_400, '2.4 kB'],
  [13_000_000, '13 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d bytes: %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
