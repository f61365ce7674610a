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
