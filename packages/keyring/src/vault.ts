export {
  type KeyDerivation,
  type OpenSealedVault,
  openSealedVault,
} from './vault/open-sealed-vault.ts';
export {
  type BlindedInput,
  blindInput,
  deriveOprfKey,
  evaluateBlinded,
  evaluateInput,
  finalizeEvaluation,
} from './vault/oprf.ts';
export {
  deriveWrappingKey,
  sealedVersion,
  seedContext,
  type WrapTerms,
  wrapContext,
} from './vault/sealed-record.ts';
export {
  type ProvedEvaluation,
  proveSeed,
  type SeedProof,
  verifySeedProof,
} from './vault/seed-proof.ts';
