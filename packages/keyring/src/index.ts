export {
  checkSeedPhrase,
  normalizeSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from '@billfold/core';
export type { AccountPublic } from './account-public.ts';
export type { AddressDeriver } from './address-deriver.ts';
export type { AddressPosition } from './address-position.ts';
export { deriveAddress, derivePublic } from './derive.ts';
export { getKeyring, type Keyring } from './get-keyring.ts';
export { KeyringError, type KeyringErrorCode } from './keyring-error.ts';
export type { EvmBuildResult } from './networks/_evm/build.ts';
export type { DecodedEvmTransfer, DecodedTokenTransfer } from './networks/_evm/decode.ts';
export type { EvmEstimateRequest, EvmFeeEstimateResult } from './networks/_evm/estimate-fee.ts';
export type { EvmKeyring } from './networks/_evm/evm-keyring.ts';
export type {
  EvmDeploymentRequest,
  EvmReleaseRequest,
  EvmSweepBuildResult,
  EvmSweepRequest,
} from './networks/_evm/sweep/build-sweep.ts';
export { type EvmSweeper, type EvmSweeps, getSweeps } from './networks/_evm/sweep/evm-sweeps.ts';
export {
  type DelegatedPurse,
  type EvmDeploymentPlan,
  type EvmReleasePlan,
  type EvmSweepPlan,
  mostSwept,
  type SweptPurse,
} from './networks/_evm/sweep/sweep-plan.ts';
export type {
  DecodedEvmSweep,
  EvmSweepFault,
  EvmSweepVerification,
} from './networks/_evm/sweep/verify-sweep.ts';
export type {
  EvmFeeOffer,
  EvmTransferPlan,
  EvmTransferRefusal,
  EvmTransferRequest,
  HeldToken,
} from './networks/_evm/transfer-plan.ts';
export type { EvmTransferFault, EvmVerification } from './networks/_evm/verify.ts';
export type { SolanaBuildResult } from './networks/_solana/build.ts';
export type { DecodedSolanaTransfer } from './networks/_solana/decode.ts';
export type { AccountUse } from './networks/_solana/encode-instruction.ts';
export type {
  SolanaEstimateRequest,
  SolanaFeeEstimateResult,
} from './networks/_solana/estimate-fee.ts';
export type { SolanaInstruction, UnknownInstruction } from './networks/_solana/instruction.ts';
export type { SolanaKeyring } from './networks/_solana/solana-keyring.ts';
export type {
  SolanaPriority,
  SolanaToken,
  SolanaTokenRequest,
  SolanaTransferPlan,
  SolanaTransferRefusal,
  SolanaTransferRequest,
} from './networks/_solana/transfer-plan.ts';
export type { SolanaTransferFault, SolanaVerification } from './networks/_solana/verify.ts';
export type { TonBuildResult } from './networks/_ton/build.ts';
export type { DecodedTonTransfer, TonPayload } from './networks/_ton/decode.ts';
export type { TonEstimateRequest, TonFeeEstimateResult } from './networks/_ton/estimate-fee.ts';
export type { TonKeyring } from './networks/_ton/ton-keyring.ts';
export type {
  TonFeePrices,
  TonForwardPrices,
  TonToken,
  TonTokenRequest,
  TonTransferPlan,
  TonTransferRefusal,
  TonTransferRequest,
} from './networks/_ton/transfer-plan.ts';
export type { TonTransferFault, TonVerification } from './networks/_ton/verify.ts';
export type { TronBuildResult } from './networks/_tron/build.ts';
export type { DecodedReference, DecodedTronTransfer } from './networks/_tron/decode.ts';
export type { TronEstimateRequest, TronFeeEstimateResult } from './networks/_tron/estimate-fee.ts';
export type {
  TronFeeTerms,
  TronPlannedToken,
  TronReference,
  TronTokenRequest,
  TronTransferPlan,
  TronTransferRefusal,
  TronTransferRequest,
  TronValidity,
} from './networks/_tron/transfer-plan.ts';
export type { TronKeyring } from './networks/_tron/tron-keyring.ts';
export type { TronTransferFault, TronVerification } from './networks/_tron/verify.ts';
export type { UtxoBuildResult } from './networks/_utxo/build.ts';
export type { Outpoint } from './networks/_utxo/canonical-order.ts';
export type { DecodedInput, DecodedOutput, DecodedUtxoTransfer } from './networks/_utxo/decode.ts';
export type { UtxoEstimateRequest, UtxoFeeEstimateResult } from './networks/_utxo/estimate-fee.ts';
export { minimumSatPerKvb, parseFeeRate } from './networks/_utxo/fee-rate.ts';
export { formatAccountKey, type KeyOfKind } from './networks/_utxo/key-expression.ts';
export type { WatchKind } from './networks/_utxo/key-versions.ts';
export type { PolicyFault } from './networks/_utxo/policy-fault.ts';
export type {
  PlannedInput,
  PlannedOutput,
  Utxo,
  UtxoTransferPlan,
  UtxoTransferRefusal,
  UtxoTransferRequest,
} from './networks/_utxo/transfer-plan.ts';
export type { UtxoKeyring } from './networks/_utxo/utxo-keyring.ts';
export type { SpentOutput, UtxoTransferFault, UtxoVerification } from './networks/_utxo/verify.ts';
export type {
  KeyOrigin,
  WatchKey,
  WatchKeyRefusal,
  WatchKeyResult,
} from './networks/_utxo/watch-key.ts';
export type { WatchedPlace } from './networks/_utxo/watched-place.ts';
export type { WitnessFault } from './networks/_utxo/witness-fault.ts';
export { entropyToSeedPhrase, seedPhraseToEntropy } from './seed-entropy.ts';
export { generateSeedPhrase, seedPhraseToSeed, validateSeedPhrase } from './seed-phrase.ts';
export { type SignableNetwork, signableNetworks } from './signable-network.ts';
export type { SignedTransfer } from './signed-transfer.ts';
export { buildTransfer, signTransfer, verifyTransfer } from './transfer.ts';
export type { TransferPlan, TransferRefusal } from './transfer-plan.ts';
