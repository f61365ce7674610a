import { type Chain, ChainUnavailableError } from '../chain.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

/** `chain` behind a connection that an outage of `ledger` cuts: nothing goes in or comes out. */
export function createInterruptibleChain(
  chain: Chain,
  ledger: Pick<SandboxLedger, 'isCutOff'>,
): Chain {
  const whileConnected = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (await ledger.isCutOff())
      throw new ChainUnavailableError(`The sandbox of ${chain.network} is cut off.`);
    return ask();
  };
  const { head, blockAt, mempool, revision } = chain;
  const { loadAccount, measurePackage, probe, prove, simulateTransfer, survey } = chain;
  return {
    network: chain.network,
    chain: chain.chain,
    // These say by themselves that the ledger is cut off, in the statement that they take anyway.
    ...{ head, blockAt, mempool },
    ...(revision && { revision }),
    hasMempool: chain.hasMempool,
    find: (hash) => whileConnected(() => chain.find(hash)),
    prove: prove && ((hash) => whileConnected(() => prove(hash))),
    fees: () => whileConnected(() => chain.fees()),
    ...(measurePackage && {
      measurePackage: (hash: string) => whileConnected(() => measurePackage(hash)),
    }),
    loadAccount: loadAccount && ((address) => whileConnected(() => loadAccount(address))),
    probe: probe && ((addresses, known) => whileConnected(() => probe(addresses, known))),
    simulateTransfer:
      simulateTransfer && ((transfer) => whileConnected(() => simulateTransfer(transfer))),
    survey: survey && ((addresses) => whileConnected(() => survey(addresses))),
    broadcast: (raw) => whileConnected(() => chain.broadcast(raw)),
  };
}
