import type { EvmTransferPlan, EvmTransferRefusal } from './networks/_evm/transfer-plan.ts';
import type {
  SolanaTransferPlan,
  SolanaTransferRefusal,
} from './networks/_solana/transfer-plan.ts';
import type { TonTransferPlan, TonTransferRefusal } from './networks/_ton/transfer-plan.ts';
import type { TronTransferPlan, TronTransferRefusal } from './networks/_tron/transfer-plan.ts';
import type { UtxoTransferPlan, UtxoTransferRefusal } from './networks/_utxo/transfer-plan.ts';

/** A transaction that only lacks its signatures. Plain data, told apart by `family`. */
export type TransferPlan =
  | UtxoTransferPlan
  | EvmTransferPlan
  | SolanaTransferPlan
  | TronTransferPlan
  | TonTransferPlan;

/** Why there is no plan, told apart by `outcome`. */
export type TransferRefusal =
  | UtxoTransferRefusal
  | EvmTransferRefusal
  | SolanaTransferRefusal
  | TronTransferRefusal
  | TonTransferRefusal;
