/** Type of a transaction that delegates addresses. @see EIP-7702 */
const setCodeType = 0x04;

/** Returns whether signed bytes are a transaction that sweeps addresses together. */
export function isSweep(raw: Uint8Array): boolean {
  return raw[0] === setCodeType;
}
