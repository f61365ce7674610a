import { ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { evmSweepsOf } from '../evm-keyring.ts';
import { hashOfNoCode, hashOfNone } from './load-state.ts';
import { bytes } from './node-answers.ts';
import type { OnChain } from './token-transfers.ts';

/** Finds accounts with code whose coins stay where they are until a transaction is sent that a nonce counts. */
export interface Delegations {
  /**
   * Returns whether each account that has code is delegated to a sweeper whose recipient is one of the accounts and has
   * none. Such a recipient alone can call the sweeper, by a transaction of its own, and the sweeper alone moves what the
   * account has. Coins that come are kept.
   */
  areKept(accounts: CodedAccounts): Promise<boolean>;
}

export interface CodedAccounts {
  /** Hash of the block after which they have these codes. */
  readonly blockHash: string;
  readonly addresses: readonly string[];
  /** Hash of the code of each. */
  readonly codeHashes: readonly string[];
}

/** Code of a delegated account: the address of the delegate follows. @see EIP-7702 */
const delegated = /^0xef0100([\da-f]{40})$/;

/** Remembers recipients by the hash of the code that is delegated to their sweepers, which never changes. */
export function createDelegations(rpc: BatchRpc, on: OnChain): Delegations {
  const sweeps = evmSweepsOf(on);
  const recipients = new Map<string, string>();

  async function loadCode(address: string, blockHash: string): Promise<string> {
    const block = { blockHash, requireCanonical: true };
    const code = await rpc.call({
      method: 'eth_getCode',
      params: [address, block],
      schema: bytes(),
    });
    return code.toLowerCase();
  }

  /** Finds the recipient of the sweeper to which an account is delegated; null where its code is another one. */
  async function findRecipient(address: string, codeHash: string, blockHash: string) {
    const known = recipients.get(codeHash);
    if (known !== undefined) return known;
    const [, delegate] = delegated.exec(await loadCode(address, blockHash)) ?? [];
    if (delegate === undefined) return null;
    const recipient = sweeps.findRecipient((await loadCode(`0x${delegate}`, blockHash)).slice(2));
    if (recipient === null || `0x${sweeps.getSweeper(recipient).delegationHash}` !== codeHash)
      return null;
    recipients.set(codeHash, recipient);
    return recipient;
  }

  return {
    areKept: async ({ blockHash, addresses, codeHashes }) => {
      const coded = new Map<string, string>();
      const plain = new Set<string>();
      for (const [at, address] of addresses.entries()) {
        const codeHash = codeHashes[at] ?? hashOfNone;
        if (codeHash === hashOfNone || codeHash === hashOfNoCode) plain.add(address.toLowerCase());
        else coded.set(codeHash, address);
      }
      try {
        for (const [codeHash, address] of coded) {
          const recipient = await findRecipient(address, codeHash, blockHash);
          if (recipient === null || !plain.has(recipient.toLowerCase())) return false;
        }
      } catch (error) {
        if (error instanceof JsonRpcError || error instanceof ChainFaultError) return false;
        throw error;
      }
      return true;
    },
  };
}
