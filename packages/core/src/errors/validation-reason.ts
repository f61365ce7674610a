/**
 * What exactly is wrong where one code has several causes: each is a sentence of its own, which the
 * screens say in the reader's language (`validation.…` of the catalogue).
 */
export type ValidationReason =
  | 'blank'
  | 'blankOnBlur'
  | 'notA'
  | 'notAn'
  | 'looksLikeA'
  | 'looksLikeAn'
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
  | 'request.ownContract'
  | 'request.contractCall'
  | 'request.webSite'
  | 'request.memoCharacters'
  | 'request.memoLength';

/** What the sentence of a reason is filled in with. */
export type ValidationValues = Readonly<Record<string, string | number>>;
