import * as controls from '../contract/sandbox/controls.ts';
import * as explorer from '../contract/sandbox/explorer.ts';
import * as sandbox from '../contract/sandbox/sandbox.ts';
import * as time from '../contract/sandbox/time.ts';
import { getSandboxTransaction } from '../contract/sandbox/transaction.ts';
import type { Transport } from '../http/transport.ts';

export type SandboxCalls = ReturnType<typeof createCalls>;

/** The sandbox ledger: its controls and its explorer. */
export function createCalls({ call }: Transport) {
  return {
    sandbox: {
      faucet: call(sandbox.faucet),
      mine: call(sandbox.mine),
      reorg: call(controls.reorg),
      replace: call(time.replace),
      hold: call(controls.hold),
      outage: call(controls.outage),
      setRate: call(controls.setSandboxRate),
      advanceClock: call(time.advanceClock),
      outbox: call(sandbox.listOutbox),
      transaction: call(getSandboxTransaction),
      address: call(explorer.getSandboxAddress),
      block: call(explorer.getSandboxBlock),
      blocks: call(explorer.listSandboxBlocks),
    },
  };
}
