import { describe, expect, it } from 'vitest';
import { readHashDialog } from './read-hash-dialog.ts';

const link = `https://pay.example.com/pay/pay_${'a'.repeat(26)}`;

describe('readHashDialog', () => {
  it.each([
    ['#send', { name: 'send', accountId: null }],
    ['#receive', { name: 'receive', accountId: null }],
    [
      `#pay=${encodeURIComponent(`${link}?x=y`)}`,
      { name: 'send', accountId: null, recipient: link },
    ],
    [`#pay=${encodeURIComponent(link)}`, { name: 'send', accountId: null, recipient: link }],
  ])('opens the dialog of %s', (hash, dialog) => {
    expect(readHashDialog(hash)).toEqual(dialog);
  });

  it.each(['', '#swap', '#pay=', '#pay=javascript%3Aalert(1)', '#pay=bc1qaddress'])(
    'opens nothing for %s',
    (hash) => {
      expect(readHashDialog(hash)).toBeNull();
    },
  );
});
