import { describe, expect, it } from 'vitest';
import recorded from '../../../../test/recorded/ton-transactions.json';
import { nodeTransaction } from './node-answers.ts';
import { toChainTransactions } from './to-chain-transactions.ts';
import { formatAddress } from './ton-address.ts';

// Told by TonCenter; test/recorded/README.md says where from.
const on = { network: 'TON', chain: 'test' } as const;
const read = (note: string) => {
  const found = recorded.find((each) => each.note === note) ?? expect.unreachable();
  const [transaction] = toChainTransactions(on, new Map(), [
    nodeTransaction().parse(found.transaction),
  ]);
  const [before = 0n, after = 0n] = found.balances.map(BigInt);
  return { ...transaction, lost: before - after };
};

describe('a recorded transaction of TON', () => {
  it('of a wallet pays with a comment, and costs what its balance lost', () => {
    const { hash, sender, transfers, lost } = read('Wallet of version 4 that pays with a comment');
    // The index that told it did not normalize hashes of messages yet.
    expect(hash).toBe(
      Buffer.from('RhrVTJxVy89oSoONtxcjAemKpyWyYva5L7XmXPPdn20=', 'base64').toString('hex'),
    );
    expect(sender).toMatchObject({ nonce: 23n, hasFailed: false, fee: 2_390_472n });
    expect(transfers).toEqual([
      {
        ...{ position: 0, tokenId: null, value: 30_000_000n, memo: 'Yesssss Im done' },
        from: formatAddress(
          on,
          `0:${'5B6A643CF4E32FF0391C476456FED5BDB17EF10A55CBB7C2980C76D4AAD07875'}`,
        ),
        to: formatAddress(
          on,
          `0:${'835767AEB969C3845872D4633FBBAFDF20F92F7CED1FAE0F79804AC09F332A19'}`,
        ),
      },
    ]);
    expect(lost).toBe(30_000_000n + 2_390_472n);
  });

  it('of a wallet that its first message deploys has the normalized hash of that', () => {
    const { hash, sender, transfers, lost } = read(
      'Wallet of version 4 that its first message deploys',
    );
    expect(hash).toBe(
      Buffer.from('kudVqbrlxGq4LdbssZkZL5KGellh4n5Xrnp8BJl7QQ8=', 'base64').toString('hex'),
    );
    expect(sender).toMatchObject({ nonce: 0n, hasFailed: false });
    expect(transfers).toMatchObject([{ position: 0, value: 565_276_000n, memo: null }]);
    // One nanoton of rent is in no fee that a message names.
    expect(lost).toBe(565_276_000n + (sender?.fee ?? 0n));
  });

  it('of a contract pays on to three accounts, with a comment to one of them', () => {
    const { sender, transfers, lost } = read('Contract that pays on to three accounts');
    expect(transfers?.map(({ position, value, memo }) => [position, value, memo])).toEqual([
      [0, 547_800_000n, null],
      [1, 4_350_400n, 'Fee'],
      [2, 6_525_600n, null],
    ]);
    const paid = 547_800_000n + 4_350_400n + 6_525_600n;
    expect(lost).toBe((sender?.fee ?? 0n) + paid - 565_276_000n);
  });

  it('of a contract writes a log that moves nothing, and pays on what it got', () => {
    const { sender, transfers, lost } = read('Contract that writes a log and pays on');
    expect(transfers).toMatchObject([{ position: 1, value: 93_402_800n, memo: null }]);
    // The value of the message is not its own.
    expect(lost).toBe((sender?.fee ?? 0n) + 93_402_800n - 98_993_600n);
  });
});
