import { decodeSegwitAddress } from '../networks/_utxo/segwit-address.ts';
import { decodeBase58check } from '../networks/base58check.ts';
import type { ChainName, UtxoModel } from '../networks/network.ts';

/** Returns the script that pays an address; null for a text that is no address of the chain. */
export function scriptOfAddress(
  address: string,
  model: UtxoModel,
  chain: ChainName,
): Uint8Array | null {
  const { hrp, pubKeyHash, scriptHash } = model.chains[chain];
  const segwit = decodeSegwitAddress(address);
  if (typeof segwit === 'object') {
    if (segwit.hrp !== hrp) return null;
    const { version, program } = segwit;
    return Uint8Array.of(version === 0 ? 0 : 0x50 + version, program.length, ...program);
  }
  const payload = decodeBase58check(address);
  if (typeof payload === 'string') return null;
  const hash = payload.subarray(1);
  if (payload[0] === pubKeyHash) return Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac);
  return payload[0] === scriptHash ? Uint8Array.of(0xa9, 20, ...hash, 0x87) : null;
}
