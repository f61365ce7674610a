import { expect, it } from 'vitest';
import { bareTransaction, splitBlock } from './raw-block.ts';

const header = '11'.repeat(80);
const version = '02000000';
const input = `${'22'.repeat(32)}01000000 00 fdffffff`;
const output = '1027000000000000 02 5151';
const body = `01 ${input} 01 ${output}`;
const lockTime = '07000000';
const bare = `${version} ${body} ${lockTime}`;
const witness = '02 03 aabbcc 00';

const bytes = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

// BIP-144; LIP-2 for the flag 8, behind which a block has nothing and a mempool an extension.
const forms = {
  plain: bare,
  'with a witness': `${version} 00 01 ${body} ${witness} ${lockTime}`,
  'with an extension that stands elsewhere': `${version} 00 08 ${body} 00 ${lockTime}`,
  'with both': `${version} 00 09 ${body} ${witness} 00 ${lockTime}`,
};

it.each(Object.entries(forms))('cuts a transaction %s down to what its hash covers', (_, raw) => {
  expect(bareTransaction(bytes(raw))).toEqual(bytes(bare));
  const block = splitBlock(bytes(`${header} 02 ${raw} ${raw}`));
  expect(block).toEqual({ header: bytes(header), transactions: [bytes(bare), bytes(bare)] });
});

it('passes over an extension that waits with its transaction', () => {
  const waiting = `${version} 00 09 ${body} ${witness} 01 ${'ee'.repeat(500)} ${lockTime}`;
  expect(bareTransaction(bytes(waiting))).toEqual(bytes(bare));
});

it('shows nothing of a transaction of hidden coins alone', () => {
  expect(bareTransaction(bytes(`${version} 00 08 00 00 01 eeeeee ${lockTime}`))).toBeNull();
});

it('passes over the extension block behind a block', () => {
  const block = splitBlock(bytes(`${header} 01 ${bare} ${'ee'.repeat(40)}`));
  expect(block.transactions).toEqual([bytes(bare)]);
});

it.each([
  ['too few bytes', header.slice(2)],
  ['fewer transactions than it says', `${header} 02 ${bare}`],
  ['an extension inside', `${header} 01 ${version} 00 08 ${body} 01 ee ${lockTime}`],
  ['a count beyond all bytes', `${header} ff ffffffffffffffff`],
  [
    'an output that is longer than the block',
    `${header} 01 ${version} 01 ${input} 01 ${output.slice(0, 16)} fd ffff`,
  ],
])('refuses a block with %s', (_, raw) => {
  expect(() => splitBlock(bytes(raw))).toThrow(RangeError);
});
