import {
  type Hold,
  hold,
  type Outage,
  outage,
  type Reorg,
  reorg,
  type SandboxRate,
  setSandboxRate,
} from '../contract/sandbox/controls.ts';
import {
  getSandboxAddress,
  getSandboxBlock,
  type LedgerAddressQuery,
  listSandboxBlocks,
} from '../contract/sandbox/explorer.ts';
import {
  type Faucet,
  faucet,
  type ListOutbox,
  listOutbox,
  type Mine,
  mine,
} from '../contract/sandbox/sandbox.ts';
import {
  type Dust,
  type FeeSpike,
  getFeeSpike,
  getImpostor,
  sendDust,
  setFeeSpike,
} from '../contract/sandbox/scenarios.ts';
import {
  type AdvanceClock,
  advanceClock,
  type Replace,
  replace,
} from '../contract/sandbox/time.ts';
import { getSandboxTransaction } from '../contract/sandbox/transaction.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { Network } from '../networks/network-codes.ts';
import { unwrap } from './unwrap.ts';

/** Calls of `client.sandbox`. */
export type SandboxCalls = ReturnType<typeof createSandbox>;

/** Creates the calls that control and explore the sandbox ledger. */
export function createSandbox(transport: Transport) {
  return {
    ...controlCalls(transport),
    ...scenarioCalls(transport),
    ...explorerCalls(transport),
  };
}

function controlCalls({ call }: Transport) {
  return {
    /**
     * Pays coins of the sandbox to an address.
     * @example
     * await client.sandbox.faucet('BTC', { address, amount });
     */
    faucet: (network: Network, payment: Faucet, options?: CallOptions) =>
      unwrap(call(faucet)({ params: { network }, body: payment }, options)),
    /**
     * Mines blocks.
     * @example
     * await client.sandbox.mine('BTC', { blocks: 6 });
     */
    mine: (network: Network, count: Mine, options?: CallOptions) =>
      unwrap(call(mine)({ params: { network }, body: count }, options)),
    /**
     * Replaces the newest blocks by others.
     * @example
     * await client.sandbox.reorg('BTC', { depth: 2, dropTx: [] });
     */
    reorg: (network: Network, depth: Reorg, options?: CallOptions) =>
      unwrap(call(reorg)({ params: { network }, body: depth }, options)),
    /**
     * Replaces a pending payment.
     * @example
     * await client.sandbox.replace('BTC', { hash });
     */
    replace: (network: Network, replacement: Replace, options?: CallOptions) =>
      unwrap(call(replace)({ params: { network }, body: replacement }, options)),
    /**
     * Keeps a transaction out of the blocks, or releases it.
     * @example
     * await client.sandbox.hold('BTC', { hash, hold: true });
     */
    hold: (network: Network, change: Hold, options?: CallOptions) =>
      unwrap(call(hold)({ params: { network }, body: change }, options)),
    /**
     * Stops the node for a while.
     * @example
     * await client.sandbox.outage('BTC', { seconds: 30 });
     */
    outage: (network: Network, length: Outage, options?: CallOptions) =>
      unwrap(call(outage)({ params: { network }, body: length }, options)),
    /**
     * Sets the price of an asset.
     * @example
     * await client.sandbox.setRate(rate);
     */
    setRate: (rate: SandboxRate, options?: CallOptions) =>
      unwrap(call(setSandboxRate)({ body: rate }, options)),
    /**
     * Advances the clock of the services.
     * @example
     * await client.sandbox.advanceClock({ seconds: 3600 });
     */
    advanceClock: (step: AdvanceClock, options?: CallOptions) =>
      unwrap(call(advanceClock)({ body: step }, options)),
    /**
     * Lists the mails that were sent.
     * @example
     * const mails = await client.sandbox.listOutbox();
     */
    listOutbox: (query: ListOutbox = {}, options?: CallOptions) =>
      unwrap(call(listOutbox)({ query }, options)),
  };
}

function scenarioCalls({ call }: Transport) {
  return {
    /**
     * Loads how much the fees of a ledger are raised.
     * @example
     * const { factor, until } = await client.sandbox.getFeeSpike('BTC');
     */
    getFeeSpike: (network: Network, options?: CallOptions) =>
      unwrap(call(getFeeSpike)({ params: { network } }, options)),
    /**
     * Raises the fees of a ledger for a while.
     * @example
     * await client.sandbox.setFeeSpike('BTC', { factor: 5, seconds: 300 });
     */
    setFeeSpike: (network: Network, spike: FeeSpike, options?: CallOptions) =>
      unwrap(call(setFeeSpike)({ params: { network }, body: spike }, options)),
    /**
     * Loads the sender of dust and the address that it imitates.
     * @example
     * const { imitates } = await client.sandbox.getImpostor('ETH');
     */
    getImpostor: (network: Network, options?: CallOptions) =>
      unwrap(call(getImpostor)({ params: { network } }, options)),
    /**
     * Sends dust from the impostor.
     * @example
     * await client.sandbox.sendDust('ETH', { address });
     */
    sendDust: (network: Network, dust: Dust, options?: CallOptions) =>
      unwrap(call(sendDust)({ params: { network }, body: dust }, options)),
  };
}

function explorerCalls({ call }: Transport) {
  return {
    /**
     * Loads a transaction of the ledger.
     * @example
     * const transaction = await client.sandbox.getTransaction('BTC', hash);
     */
    getTransaction: (network: Network, hash: string, options?: CallOptions) =>
      unwrap(call(getSandboxTransaction)({ params: { network, hash } }, options)),
    /**
     * Loads an address of the ledger.
     * @example
     * const { balance } = await client.sandbox.getAddress('BTC', address);
     */
    getAddress: (
      network: Network,
      address: string,
      query: LedgerAddressQuery = {},
      options?: CallOptions,
    ) => unwrap(call(getSandboxAddress)({ params: { network, address }, query }, options)),
    /**
     * Loads a block of the ledger.
     * @example
     * const block = await client.sandbox.getBlock('BTC', height);
     */
    getBlock: (network: Network, height: number, options?: CallOptions) =>
      unwrap(call(getSandboxBlock)({ params: { network, height } }, options)),
    /**
     * Lists the newest blocks.
     * @example
     * const blocks = await client.sandbox.listBlocks('BTC');
     */
    listBlocks: (network: Network, options?: CallOptions) =>
      unwrap(call(listSandboxBlocks)({ params: { network } }, options)),
  };
}
