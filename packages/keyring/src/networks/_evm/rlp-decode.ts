/** One item, with the place of its content in the bytes that were read. */
export type RlpItem = RlpString | RlpList;

export interface RlpString extends Span {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
}

export interface RlpList extends Span {
  readonly kind: 'list';
  readonly items: readonly RlpItem[];
}

interface Span {
  readonly start: number;
  /** Position after the last byte. */
  readonly end: number;
}

/** Nodes pass on no larger transaction. @see go-ethereum, `txMaxSize` */
export const maximumSize = 128 * 1024;

/** A transaction, its access list, an entry of that, the keys of the entry. */
const maximumDepth = 4;

/**
 * Reads the one item that `bytes` are. Nothing is copied, and each byte is read once a level.
 * @throws {RangeError} for any but the shortest form, for bytes left over, and beyond the limits
 * @see Yellow Paper, appendix B
 */
export function decodeRlp(bytes: Uint8Array): RlpItem {
  if (bytes.length > maximumSize) throw new RangeError('The data is too large.');
  const item = readItem(bytes, { start: 0, end: bytes.length }, maximumDepth);
  if (item.end !== bytes.length) throw new RangeError('Something follows the item.');
  return item;
}

function readItem(bytes: Uint8Array, span: Span, depth: number): RlpItem {
  const prefix = bytes[span.start];
  if (prefix === undefined) throw new RangeError('An item is missing.');
  if (prefix >= 0xc0) return readList(bytes, readContent(bytes, span, 0xc0), depth);
  const content =
    prefix < 0x80 ? { start: span.start, end: span.start + 1 } : readContent(bytes, span, 0x80);
  const value = bytes.subarray(content.start, content.end);
  if (prefix === 0x81 && (value[0] ?? 0) < 0x80)
    throw new RangeError('A byte that needs no prefix has one.');
  return { kind: 'string', ...content, bytes: value };
}

function readList(bytes: Uint8Array, content: Span, depth: number): RlpList {
  if (depth === 0) throw new RangeError('Lists stand too deep in each other.');
  const items: RlpItem[] = [];
  for (let { start } = content; start < content.end; ) {
    const item = readItem(bytes, { start, end: content.end }, depth - 1);
    items.push(item);
    start = item.end;
  }
  return { kind: 'list', ...content, items };
}

/** Finds the content that the prefix at `start` announces; `base` is the prefix of an empty one. */
function readContent(bytes: Uint8Array, { start, end }: Span, base: number): Span {
  const announced = (bytes[start] ?? 0) - base;
  const sizeLength = Math.max(0, announced - 55);
  const first = start + 1 + sizeLength;
  const length = sizeLength === 0 ? announced : readLength(bytes.subarray(start + 1, first));
  if (length > end - first) throw new RangeError('The data ends too early.');
  return { start: first, end: first + length };
}

function readLength(size: Uint8Array): number {
  if (size[0] === 0) throw new RangeError('A length begins with a zero.');
  const length = size.reduce((sum, byte) => sum * 256 + byte, 0);
  if (length < 56) throw new RangeError('A length is not in its shortest form.');
  return length;
}
