import { addressBits, type TonAddress } from './address.ts';
import { coinsBits, uintBits } from './bits.ts';
import { type Cell, createCell, digestCell } from './cell.ts';
import type { Body } from './payload.ts';

export interface InternalMessage {
  readonly to: TonAddress;
  /** In nanotons. */
  readonly value: bigint;
  readonly isBounceable: boolean;
  readonly body: Body;
}

/**
 * A message from contract to contract before the network adds sender, fees and time to it. The body
 * stands in the same cell where it fits, as wallets write it.
 * @see TL-B, MessageRelaxed
 */
export function internalMessage({ to, value, isBounceable, body }: InternalMessage): Cell {
  const flags = `01${isBounceable ? '1' : '0'}000`;
  const head = `${flags}${addressBits(to)}${coinsBits(value)}0${noFeesNoTime}0`;
  return head.length + 1 + body.bits.length <= 1_023
    ? createCell(`${head}0${body.bits}`, body.refs)
    : createCell(`${head}1`, [createCell(body.bits, body.refs)]);
}

/** Two fees, a logical time and a time: all for the network to fill in. */
export const noFeesNoTime = coinsBits(0n) + coinsBits(0n) + uintBits(0, 64) + uintBits(0, 32);

export interface ExternalMessage {
  readonly wallet: TonAddress;
  /** State init of the wallet, deployed by its first send. */
  readonly init: Cell | null;
  readonly body: Body;
}

/** A message to a contract from outside. @see TL-B, ext_in_msg_info */
export function externalMessage({ wallet, init, body }: ExternalMessage): Cell {
  const state = init === null ? '0' : `10${init.bits}`;
  return createCell(`${externalHead(wallet)}${state}0${body.bits}`, [
    ...(init?.refs ?? []),
    ...body.refs,
  ]);
}

/**
 * Computes the normalized hash, by which explorers find a message in any form: without the state
 * init, and with the body in a cell of its own.
 * @see TEP-467, normalized hash
 */
export function normalizedHash({ wallet, body }: Omit<ExternalMessage, 'init'>): Uint8Array {
  return digestCell(`${externalHead(wallet)}01`, [digestCell(body.bits, body.refs)]).hash;
}

/** Encodes the head of an external message: no source, and no import fee. */
function externalHead(wallet: TonAddress): string {
  return `1000${addressBits(wallet)}${coinsBits(0n)}`;
}
