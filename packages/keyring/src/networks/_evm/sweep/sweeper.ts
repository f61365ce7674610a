import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { hex } from '@scure/base';
import { creationCode, deployedCode, fixedWords } from './sweeper-code.ts';

/** Contract to which addresses are delegated to be swept into one recipient (sweeper.sol). */
export interface Sweeper {
  /** The 20 bytes of its address, which follow from its code: it is at the same one on every chain. */
  readonly address: Uint8Array;
  /** Code that a node shows of it. */
  readonly code: Uint8Array;
  readonly codeHash: Uint8Array;
  /** Call that deploys it, whoever makes it. */
  readonly deployment: { readonly to: Uint8Array; readonly data: Uint8Array };
  /** Compares the code that a node shows at the address. */
  readonly isDeployed: (code: Uint8Array) => boolean;
}

/**
 * Contract that deploys what it is sent, behind a salt, by CREATE2. It is at the same address on every chain, and has
 * no owner.
 * @see Arachnid, deterministic-deployment-proxy
 */
const deployer = hex.decode('4e59b44847b379578588920ca78fbf26c0b4956c');
const salt = new Uint8Array(32);

/** First bytes of the code of a delegated address, before the address of the delegate. @see EIP-7702 */
export const delegationPrefix = Uint8Array.of(0xef, 0x01, 0x00);

/** Returns the sweeper of a recipient, an address of 20 bytes. @see EIP-1014 */
export function getSweeper(recipient: Uint8Array): Sweeper {
  const creation = concatBytes(hex.decode(creationCode), toWord(recipient));
  const address = keccak_256(
    concatBytes(Uint8Array.of(0xff), deployer, salt, keccak_256(creation)),
  ).subarray(12);
  const code = fixCode({
    recipient: toWord(recipient),
    sweeper: toWord(address),
    delegation: keccak_256(concatBytes(delegationPrefix, address)),
  });
  const codeHash = keccak_256(code);
  return {
    address,
    code,
    codeHash,
    deployment: { to: deployer, data: concatBytes(salt, creation) },
    isDeployed: (shown) => hex.encode(keccak_256(shown)) === hex.encode(codeHash),
  };
}

/** Reads the recipient of a sweeper, 20 bytes, in the code that a node shows of it; null where the code is another one. */
export function readRecipient(shown: Uint8Array): Uint8Array | null {
  const [at = 0] = fixedWords.recipient;
  const recipient = shown.slice(at + 12, at + 32);
  return recipient.length === 20 && getSweeper(recipient).isDeployed(shown) ? recipient : null;
}

function fixCode(words: Readonly<Record<keyof typeof fixedWords, Uint8Array>>): Uint8Array {
  const code = hex.decode(deployedCode);
  for (const [name, word] of Object.entries(words))
    for (const at of fixedWords[name as keyof typeof fixedWords]) code.set(word, at);
  return code;
}

/** Pads bytes on the left to a word of the ABI. */
export function toWord(bytes: Uint8Array): Uint8Array {
  return concatBytes(new Uint8Array(32 - bytes.length), bytes);
}
