export {
  type Approved,
  type ApprovedPart,
  findUnapproved,
  isPaidTo,
} from './vault/approved-payment.ts';
export { deriveOwnAddress, type OwnPlace } from './vault/derive-own-address.ts';
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
export { formatPlan, parsePlan } from './vault/plan-text.ts';
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
export { signPlan } from './vault/sign-plan.ts';
