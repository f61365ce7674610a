import { hex } from '@scure/base';
import { addressBits } from './address.ts';
import { coinsBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';
import type { InternalMessage } from './message.ts';
import type { TonFeePrices, TonForwardPrices } from './transfer-plan.ts';

/** What the code of wallet v4R2 takes to check one request and send its message. */
const requestGas = 3_308n;

export interface PricedTransfer {
  /** As it goes to a node. */
  readonly external: Cell;
  readonly internal: InternalMessage;
  /** What the message will carry, in nanotons. */
  readonly value: bigint;
}

/**
 * What a wallet pays for one send, in nanotons: for the message that comes in, for its code, and for
 * the message that goes out. The recipient pays for what it does with that. Rounded up, as nodes do.
 * Rent for the time since its last transaction is not in it: a wallet pays less than 0.01 a year.
 * @see TON documentation, transaction fees
 */
export function transferFee(
  { external, internal, value }: PricedTransfer,
  prices: TonFeePrices,
): bigint {
  const { gasPrice, basechain, masterchain } = prices;
  const out = internal.to.workchain === 0 ? basechain : masterchain;
  const body = sentBody(internal, { value, forwardFee: out.lumpPrice });
  return forwardFee(external.refs, basechain) + requestGas * gasPrice + forwardFee(body, out);
}

/** For taking a message on, by what its first cell refers to: that one is covered by the lump. */
function forwardFee(cells: readonly Cell[], prices: TonForwardPrices): bigint {
  const found = new Map<string, number>();
  const visit = ({ hash, bits, refs }: Cell) => {
    if (found.has(hex.encode(hash))) return;
    found.set(hex.encode(hash), bits.length);
    for (const ref of refs) visit(ref);
  };
  for (const cell of cells) visit(cell);
  const bits = [...found.values()].reduce((sum, length) => sum + length, 0);
  const { lumpPrice, bitPrice, cellPrice } = prices;
  return lumpPrice + ((BigInt(bits) * bitPrice + BigInt(found.size) * cellPrice + 0xffffn) >> 16n);
}

/**
 * What the message that goes out refers to. The wallet's address and the time make it longer on its
 * way, and a body for which that leaves no place moves into a cell of its own.
 */
function sentBody(
  { to, body }: InternalMessage,
  { value, forwardFee: fee }: { readonly value: bigint; readonly forwardFee: bigint },
): readonly Cell[] {
  const parties = 2 * addressBits(to).length;
  const money = `${coinsBits(value)}0${coinsBits(0n)}${coinsBits(fee)}`.length;
  const length = flagBits + parties + money + timeBits + body.bits.length;
  return length <= 1_023 ? body.refs : [createCell(body.bits, body.refs)];
}

/** Four at the beginning of a message, and one each on what it begins a contract with and its body. */
const flagBits = 6;
const timeBits = 64 + 32;
