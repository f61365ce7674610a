import { hex } from '@scure/base';
import { addressBits } from './address.ts';
import { coinsBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';
import type { InternalMessage } from './message.ts';
import type { TonFeePrices, TonForwardPrices } from './transfer-plan.ts';

/** Gas that the code of wallet v4R2 uses to check one request and send its message. */
const requestGas = 3_308n;

export interface PricedTransfer {
  /** External message as it is broadcast. */
  readonly external: Cell;
  readonly internal: InternalMessage;
  /** Value of the outgoing message, in nanotons. */
  readonly value: bigint;
}

/**
 * Computes the fee that a wallet pays for one send, in nanotons: for the incoming message, for its
 * code, and for the outgoing message. The recipient pays for its own computation. Rounded up, as
 * nodes do. Storage rent since the last transaction is not included: a wallet pays less than 0.01 a
 * year.
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

/**
 * Computes the fee for forwarding a message from the cells that its root refers to: the lump price
 * covers the root.
 */
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
 * Returns the cells that the outgoing message refers to. Nodes add the wallet's address and the
 * time to it; a body that no longer fits then moves into a cell of its own.
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
