export {
  checkSeedPhrase,
  normalizeSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from '@billfold/core';
export type { AccountPublic } from './account-public.ts';
export { deriveAddress, derivePublic } from './derive.ts';
export { getKeyring, type Keyring } from './get-keyring.ts';
export { KeyringError, type KeyringErrorCode } from './keyring-error.ts';
export type { AddressPosition } from './networks/_utxo/account-key.ts';
export type { AddressDeriver } from './networks/_utxo/address-deriver.ts';
export type { BuildResult } from './networks/_utxo/build.ts';
export type { Outpoint } from './networks/_utxo/canonical-order.ts';
export type { DecodedInput, DecodedOutput, DecodedTransfer } from './networks/_utxo/decode.ts';
export type { EstimateRequest, FeeEstimateResult } from './networks/_utxo/estimate-fee.ts';
export { minimumSatPerKvb, parseFeeRate } from './networks/_utxo/fee-rate.ts';
export type { PolicyFault } from './networks/_utxo/policy-fault.ts';
export type { SignedTransfer } from './networks/_utxo/sign.ts';
export type {
  PlannedInput,
  PlannedOutput,
  TransferPlan,
  TransferRefusal,
  TransferRequest,
  Utxo,
} from './networks/_utxo/transfer-plan.ts';
export type { UtxoKeyring } from './networks/_utxo/utxo-keyring.ts';
export type { SpentOutput, TransferFault, Verification } from './networks/_utxo/verify.ts';
export type { WitnessFault } from './networks/_utxo/witness-fault.ts';
export { entropyToSeedPhrase, seedPhraseToEntropy } from './seed-entropy.ts';
export { generateSeedPhrase, seedPhraseToSeed, validateSeedPhrase } from './seed-phrase.ts';
export { buildTransfer, signTransfer, verifyTransfer } from './transfer.ts';
