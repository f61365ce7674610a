/**
 * Exact reason of a validation error whose code has several. Each has a sentence of its own, which
 * the screens translate (`validation.…` of the catalogue).
 */
export type ValidationReason =
  | 'blank'
  | 'blankOnBlur'
  | 'notA'
  | 'notAn'
  | 'looksLikeA'
  | 'looksLikeAn'
  | 'noAccount'
  | 'unrecognized'
  | 'mistyped'
  | 'otherChain'
  | 'unsupportedAddress'
  | 'losesFunds'
  | 'ownContract'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'memoLength'
  | 'request.none'
  | 'request.damaged'
  | 'request.length'
  | 'request.repeated'
  | 'request.unsupported'
  | 'request.amount'
  | 'request.tooMuch'
  | 'request.noAddress'
  | 'request.network'
  | 'request.otherChain'
  | 'request.unknownNetwork'
  | 'request.unknownToken'
  | 'request.otherAsset'
  | 'request.notHeld'
  | 'request.noAsset'
  | 'request.ownContract'
  | 'request.contractCall'
  | 'request.webSite'
  | 'request.memoCharacters'
  | 'request.memoLength';

/** Values that fill the placeholders of a reason's sentence. */
export type ValidationValues = Readonly<Record<string, string | number>>;
