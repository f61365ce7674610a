import type { TonAddress } from './address.ts';
import { malformed } from './bag-of-cells.ts';
import { type BitReader, createBitReader } from './bit-reader.ts';
import { coinsBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';
import { type ExternalMessage, type InternalMessage, noFeesNoTime } from './message.ts';
import type { Body } from './payload.ts';
import { initBits } from './wallet-contract.ts';

/** Reads what `externalMessage` writes. @throws {KeyringError} `transaction_malformed` */
export function readExternalMessage(cell: Cell): ExternalMessage {
  const reader = createBitReader(cell);
  reader.expect('1000');
  const wallet = readAddress(reader);
  reader.expect(coinsBits(0n));
  const init = reader.uint(1) === 1n ? readInit(reader) : null;
  reader.expect('0');
  return { wallet, init, body: reader.rest() };
}

function readInit(reader: BitReader): Cell {
  reader.expect(`0${initBits}`);
  return createCell(initBits, [reader.ref(), reader.ref()]);
}

/** Reads what `internalMessage` writes. @throws {KeyringError} `transaction_malformed` */
export function readInternalMessage(cell: Cell): InternalMessage {
  const reader = createBitReader(cell);
  reader.expect('01');
  const isBounceable = reader.uint(1) === 1n;
  reader.expect('000');
  const to = readAddress(reader);
  const value = readCoins(reader);
  reader.expect(`0${noFeesNoTime}0`);
  return { to, value, isBounceable, body: readBody(reader) };
}

function readBody(reader: BitReader): Body {
  const isApart = reader.uint(1) === 1n;
  if (!isApart) return reader.rest();
  const body = reader.ref();
  reader.end();
  return body;
}

/** @throws {KeyringError} `transaction_malformed` for none, and for workchains that do not exist */
export function readAddress(reader: BitReader): TonAddress {
  reader.expect('100');
  const workchain = Number(reader.uint(8));
  if (workchain !== 0 && workchain !== 0xff) throw malformed();
  return { workchain: workchain === 0 ? 0 : -1, hash: reader.bytes(32) };
}

/** @throws {KeyringError} `transaction_malformed` for more bytes than the amount takes */
export function readCoins(reader: BitReader): bigint {
  const bytes = Number(reader.uint(4));
  const units = reader.uint(bytes * 8);
  if (coinsBits(units).length !== 4 + bytes * 8) throw malformed();
  return units;
}
