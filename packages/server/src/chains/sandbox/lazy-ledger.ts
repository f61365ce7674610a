import type { SandboxLedger } from './sandbox-ledger.ts';

/** A ledger that is opened, and begun when it is new, by the first who asks it for anything. */
export function createLazyLedger(open: () => Promise<SandboxLedger>): SandboxLedger {
  let opened: Promise<SandboxLedger> | null = null;
  const ledger = (): Promise<SandboxLedger> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    marks: async () => (await ledger()).marks(),
    read: async (work) => (await ledger()).read(work),
    node: {
      revision: async () => (await ledger()).node.revision(),
      newestBlock: async () => (await ledger()).node.newestBlock(),
      sealedBlock: async (height) => (await ledger()).node.sealedBlock(height),
      waiting: async () => (await ledger()).node.waiting(),
    },
    accept: async (raw) => (await ledger()).accept(raw),
    mine: async (blocks) => (await ledger()).mine(blocks),
    mineIfDue: async (pace) => (await ledger()).mineIfDue(pace),
    reorganise: async (reorganisation) => (await ledger()).reorganise(reorganisation),
    hold: async (hash, isHeld) => (await ledger()).hold(hash, isHeld),
    cutOff: async (seconds) => (await ledger()).cutOff(seconds),
    setFeeSpike: async (spike) => (await ledger()).setFeeSpike(spike),
    feeSpike: async () => (await ledger()).feeSpike(),
    isCutOff: async () => (await ledger()).isCutOff(),
    pay: async (payment) => (await ledger()).pay(payment),
    replace: async (order) => (await ledger()).replace(order),
  };
}
