import { base58, hex } from '@scure/base';

/** The hash of a block, 64 hex digits, as transactions name it. */
export function toBlockhash(hash: string): string {
  return base58.encode(hex.decode(hash));
}

/** The other way round. */
export function fromBlockhash(blockhash: string): string {
  return hex.encode(base58.decode(blockhash));
}
