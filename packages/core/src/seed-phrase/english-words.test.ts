import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { englishWords } from './english-words.ts';

it('is english.txt of BIP-39, word for word', () => {
  const published = `${englishWords().join('\n')}\n`;
  expect(englishWords()).toHaveLength(2048);
  expect(createHash('sha256').update(published).digest('hex')).toBe(
    '2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda',
  );
});
