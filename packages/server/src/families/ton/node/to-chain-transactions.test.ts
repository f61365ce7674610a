import { tokensOf } from '@billfold/core';
import { Address, beginCell, type Cell } from '@ton/core';
import { describe, expect, it } from 'vitest';
import { loadJettonWallets, possibleJettonWallets } from './jetton-wallets.ts';
import { jettonWallets, nodeTransaction } from './node-answers.ts';
import { toChainTransactions } from './to-chain-transactions.ts';
import { formatAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

const on = { network: 'TON', chain: 'main' } as const;
const [token = missing()] = tokensOf('TON');
const raw = (digit: string) => `0:${digit.repeat(64).toUpperCase()}`;
const [alice, bob, aliceUnits, bobUnits, fake] = ['1', '2', 'a', 'b', 'f'].map(raw);
const text = (address = '') => formatAddress(on, address);
const base64 = (hex: string) => Buffer.from(hex.repeat(32), 'hex').toString('base64');

/** The index: both wallets are genuine, the fake one is not of any issuer. */
const node: TonNode = {
  ask: async ({ query = [], schema }) => {
    const asked = query.filter(([name]) => name === 'address').map(([, value]) => value);
    const known = [
      { address: aliceUnits, owner: alice, jetton: masterOf(token.contract) },
      { address: bobUnits, owner: bob, jetton: masterOf(token.contract) },
      { address: fake, owner: bob, jetton: raw('9') },
    ];
    const found = known.filter(({ address = '' }) => asked.includes(address.toLowerCase()));
    return schema.parse({ jetton_wallets: found });
  },
};

interface Said {
  readonly source?: string | undefined;
  readonly destination?: string | undefined;
  readonly value?: string;
  readonly body?: Cell;
  readonly bounced?: boolean;
}
const message = ({ source, destination, value, body, bounced = false }: Said) => ({
  source: source ?? null,
  destination,
  value: value ?? null,
  fwd_fee: source === undefined ? null : '100',
  opcode: body === undefined ? null : opcodeOf(body),
  bounced,
  hash: base64('11'),
  ...(source === undefined && { hash_norm: base64('22') }),
  message_content: { body: body?.toBoc().toString('base64') },
});
interface Done {
  readonly account: string | undefined;
  readonly in: Said | null;
  readonly out?: readonly Said[];
  readonly aborted?: boolean;
  readonly actions?: number;
}
async function tell(...done: readonly Done[]) {
  const shown = done.map(({ account, in: came, out = [], aborted = false, actions }, at) =>
    nodeTransaction().parse({
      account,
      hash: base64(`4${at}`),
      mc_block_seqno: 7,
      total_fees: '1000',
      description: { aborted, action: { tot_actions: actions ?? out.length } },
      in_msg: came && message(came),
      out_msgs: out.map(message),
    }),
  );
  const wallets = await loadJettonWallets(node, on, possibleJettonWallets(shown));
  return toChainTransactions(on, wallets, shown);
}

const request = beginCell()
  .storeBuffer(Buffer.alloc(64, 3))
  .storeUint(698_983_191, 32)
  .storeUint(1_800_000_000, 32)
  .storeUint(5, 32)
  .storeUint(0, 8)
  .storeUint(3, 8)
  .storeRef(beginCell().endCell())
  .endCell();
const units = (operation: number, amount: bigint) =>
  beginCell().storeUint(operation, 32).storeUint(0, 64).storeCoins(amount).endCell();
const [transfer, internalTransfer] = [0x0f8a7ea5, 0x178d4519];
const hashOf = (digits: string) => digits.repeat(32);

describe('what accounts did', () => {
  it('has the hash of the message from outside, as it was signed', async () => {
    const [told] = await tell({
      account: alice,
      in: { destination: alice, body: request },
      out: [{ source: alice, destination: bob, value: '500' }],
    });
    expect(told).toEqual({
      hash: hashOf('22'),
      spends: [],
      sender: { address: text(alice), nonce: 5n, fee: 1_100n, hasFailed: false },
      transfers: [
        { position: 0, from: text(alice), to: text(bob), tokenId: null, value: 500n, memo: null },
      ],
      references: [],
    });
  });

  it('has failed where something was to go out and nothing did', async () => {
    const asked = { account: alice, in: { destination: alice, body: request } };
    const [skipped] = await tell({ ...asked, actions: 1 });
    const [aborted] = await tell({ ...asked, aborted: true, actions: 0 });
    const [deployed] = await tell({ ...asked, actions: 0 });
    expect([skipped, aborted, deployed].map((told) => told?.sender?.hasFailed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is told under its own hash where a contract sends, and not where one only receives', async () => {
    const told = await tell(
      { account: bob, in: { source: alice, destination: bob, value: '500' } },
      { account: bob, in: null },
      {
        account: bob,
        in: { source: alice, destination: bob, value: '500' },
        out: [{ source: bob, destination: alice, value: '300' }],
      },
    );
    expect(told).toEqual([
      {
        hash: hashOf('42'),
        spends: [],
        sender: { address: text(bob), nonce: null, fee: 1_100n, hasFailed: false },
        transfers: [
          { position: 0, from: text(bob), to: text(alice), tokenId: null, value: 300n, memo: null },
        ],
        references: [],
      },
    ]);
  });
});

describe('a jetton', () => {
  const ordered = (destination = aliceUnits): Done => ({
    account: alice,
    in: { destination: alice, body: request },
    out: [{ source: alice, destination, value: '50000000', body: units(transfer, 9n) }],
  });

  it('leaves its owner by the hash that was signed, with what goes along as part of the fee', async () => {
    const [told] = await tell(ordered());
    expect(told).toMatchObject({
      hash: hashOf('22'),
      sender: { address: text(alice), nonce: 5n, fee: 50_001_100n },
      transfers: [{ from: text(alice), to: null, tokenId: token.id, value: 9n }],
    });
  });

  it('comes where the wallet of the recipient takes it in, and what is left goes back', async () => {
    const told = await tell({
      account: bobUnits,
      in: {
        source: aliceUnits,
        destination: bobUnits,
        value: '40',
        body: units(internalTransfer, 9n),
      },
      out: [{ source: bobUnits, destination: alice, value: '30' }],
    });
    expect(told).toEqual([
      {
        hash: hashOf('40'),
        spends: [],
        sender: null,
        transfers: [
          {
            position: 0,
            from: text(bobUnits),
            to: text(alice),
            tokenId: null,
            value: 30n,
            memo: null,
          },
          { position: 0, from: null, to: text(bob), tokenId: token.id, value: 9n, memo: null },
        ],
        references: [],
      },
    ]);
  });

  it('does not come where the wallet has refused it', async () => {
    const body = units(internalTransfer, 9n);
    const came = { source: aliceUnits, destination: bobUnits, value: '40', body };
    expect(await tell({ account: bobUnits, in: came, aborted: true })).toEqual([]);
  });

  it('is nobody’s where no issuer knows the wallet, whatever that says', async () => {
    const body = units(internalTransfer, 9n);
    expect(
      await tell({ account: fake, in: { source: alice, destination: fake, value: '4', body } }),
    ).toEqual([]);
    // What went to such a wallet is TON.
    expect(await tell(ordered(fake))).toMatchObject([
      { transfers: [{ from: text(alice), to: text(fake), tokenId: null, value: 50_000_000n }] },
    ]);
    // So is what goes to the wallet of another owner, which hands nothing over.
    expect(await tell(ordered(bobUnits))).toMatchObject([{ transfers: [{ tokenId: null }] }]);
  });

  it.each([
    [
      'its own wallet refuses to hand it over',
      { source: alice, body: units(transfer, 9n), aborted: true },
    ],
    [
      'the wallet of the recipient sends it back',
      {
        source: bobUnits,
        bounced: true,
        body: beginCell()
          .storeUint(0xffffffff, 32)
          .storeSlice(units(internalTransfer, 9n).beginParse())
          .endCell(),
      },
    ],
  ])(
    'comes back to its owner when %s',
    async (_, { aborted = false, ...came }: Said & { aborted?: boolean }) => {
      const said = { ...came, destination: aliceUnits, value: '40' };
      expect(await tell({ account: aliceUnits, in: said, aborted })).toMatchObject([
        {
          sender: null,
          transfers: [{ from: null, to: text(alice), tokenId: token.id, value: 9n }],
        },
      ]);
    },
  );

  it('is not transferred by anyone but its owner', async () => {
    const said = { source: bob, destination: aliceUnits, value: '4', body: units(transfer, 9n) };
    expect(await tell({ account: aliceUnits, in: said, aborted: true })).toEqual([]);
  });

  it('is asked for in groups, each wallet once', async () => {
    const asked: number[] = [];
    const counting: TonNode = {
      ask: async ({ query = [], schema }) => {
        asked.push(query.filter(([name]) => name === 'address').length);
        return schema.parse({ jetton_wallets: [] });
      },
    };
    const many = Array.from({ length: 60 }, (_, at) => `0:${`${at}`.padStart(64, '0')}`);
    await loadJettonWallets(counting, on, [...many, ...many]);
    expect(asked).toEqual([50, 10]);
    expect(jettonWallets().safeParse({ jetton_wallets: [{}] }).success).toBe(false);
  });
});

function opcodeOf(body: Cell): string {
  return `0x${body.beginParse().loadUint(32).toString(16).padStart(8, '0')}`;
}
function masterOf(contract: string): string {
  return Address.parse(contract).toRawString().toUpperCase();
}
describe('a memo', () => {
  const long = `${'ä'.repeat(500)}${'x'.repeat(9_500)}`;
  /** Text over as many cells as it takes ("snake"). */
  const snake = (bytes: Buffer): Cell =>
    bytes.length <= 127
      ? beginCell().storeBuffer(bytes).endCell()
      : beginCell()
          .storeBuffer(bytes.subarray(0, 127))
          .storeRef(snake(bytes.subarray(127)))
          .endCell();
  const comment = (bytes: Buffer | string): Cell => {
    const text = Buffer.from(bytes);
    const first = beginCell().storeUint(0, 32).storeBuffer(text.subarray(0, 120));
    return text.length > 120
      ? first.storeRef(snake(text.subarray(120))).endCell()
      : first.endCell();
  };
  const bodies: readonly (readonly [string, Cell, string | null])[] = [
    ['a comment', comment('Order 7 ✓'), 'Order 7 ✓'],
    ['a comment of several cells', comment('7'.repeat(400)), '7'.repeat(400)],
    ['a comment of 10 kB', comment(long), long.slice(0, 600)],
    ['one with null bytes', comment('A\0B'), 'AB'],
    ['an empty comment', comment(''), null],
    ['a comment that is no UTF-8', comment(Buffer.from([0x41, 0xff, 0x42])), null],
    ['bits that are no bytes', beginCell().storeUint(0, 35).endCell(), null],
    ['an encrypted comment', beginCell().storeUint(0x2167da4b, 32).endCell(), null],
    ['another operation', beginCell().storeUint(5, 32).endCell(), null],
  ];

  it.each(bodies)('of TON: %s', async (_, body, memo) => {
    const out = [{ source: alice, destination: bob, value: '500', body }];
    const sent = { account: alice, in: { destination: alice, body: request }, out };
    expect(await tell(sent)).toMatchObject([{ transfers: [{ value: 500n, memo }] }]);
  });

  it.each(bodies)('of a jetton that arrives: %s', async (_, note, memo) => {
    const came = { source: aliceUnits, destination: bobUnits, value: '40' };
    for (const body of [
      arrival(note, 'ref'),
      ...(note.bits.length < 300 ? [arrival(note, 'inline')] : []),
    ])
      expect(await tell({ account: bobUnits, in: { ...came, body } })).toMatchObject([
        { transfers: [{ value: 9n, memo }] },
      ]);
  });

  it('of a jetton that leaves is the one that goes along', async () => {
    const body = beginCell()
      .storeUint(transfer, 32)
      .storeUint(0, 64)
      .storeCoins(9n)
      .storeAddress(Address.parse(bob ?? ''))
      .storeAddress(null)
      .storeMaybeRef(comment('of the wallet itself'))
      .storeCoins(1n)
      .storeBit(true)
      .storeRef(comment('Order 7'))
      .endCell();
    expect(
      await tell({
        account: alice,
        in: { destination: alice, body: request },
        out: [{ source: alice, destination: aliceUnits, value: '50000000', body }],
      }),
    ).toMatchObject([{ transfers: [{ value: 9n, memo: 'Order 7' }] }]);
  });

  it('in a bag that is cut off hides nothing of what arrives', async () => {
    const whole = arrival(comment('Order 7'), 'ref').toBoc({ idx: false, crc32: false });
    const [shown] = [
      nodeTransaction().parse({
        ...{ account: bobUnits, hash: base64('40'), mc_block_seqno: 7, total_fees: '1000' },
        description: { aborted: false, action: { tot_actions: 0 } },
        in_msg: {
          ...message({ source: aliceUnits, destination: bobUnits, value: '40' }),
          opcode: '0x178d4519',
          message_content: { body: whole.subarray(0, -5).toString('base64') },
        },
        out_msgs: [],
      }),
    ];
    const wallets = await loadJettonWallets(node, on, possibleJettonWallets([shown]));
    expect(toChainTransactions(on, wallets, [shown])).toMatchObject([
      { transfers: [{ value: 9n, memo: null }] },
    ]);
  });

  const arrival = (note: Cell, form: 'ref' | 'inline'): Cell => {
    const head = beginCell()
      .storeUint(internalTransfer, 32)
      .storeUint(0, 64)
      .storeCoins(9n)
      .storeAddress(Address.parse(alice ?? ''))
      .storeAddress(null)
      .storeCoins(1n)
      .storeBit(form === 'ref');
    return (form === 'ref' ? head.storeRef(note) : head.storeSlice(note.beginParse())).endCell();
  };
});

function missing(): never {
  throw new Error('There is no token.');
}
