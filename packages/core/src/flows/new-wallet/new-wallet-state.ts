import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { Network } from '../../networks/registry.ts';
import type { InvalidFields } from '../refused-field.ts';

/** A new phrase, one written down before, or that of a wallet whose setup was left unfinished. */
export type NewWalletKind = 'create' | 'import' | 'finish';
/** Number of words of a new seed phrase. */
export type WordCount = 12 | 24;

export interface NewWalletDraft {
  readonly kind: NewWalletKind;
  /** Text as typed. */
  readonly name: string;
  /** Word count of a generated phrase; an imported one has its own length. */
  readonly wordCount: WordCount;
}

export type NewWalletStep = NewWalletPlace['step'];

/** Step of the new-wallet flow. The wallet exists from the step that names its id. */
export type NewWalletPlace =
  | { readonly step: 'name' }
  | { readonly step: 'password' }
  | { readonly step: 'import-phrase' }
  | { readonly step: 'show-phrase'; readonly walletId: string }
  | { readonly step: 'confirm-phrase'; readonly walletId: string }
  | { readonly step: 'enter-phrase'; readonly walletId: string; readonly name: string }
  /** The wallet is active, and an account is added on each network of the server. */
  | { readonly step: 'accounts'; readonly walletId: string; readonly networks: readonly Network[] }
  | {
      readonly step: 'done';
      readonly walletId: string;
      readonly wallet: Wallet;
      /** Networks that the wallet has an account on. */
      readonly networks: readonly Network[];
    };

export type NewWalletField = 'name' | 'password' | 'confirmation' | 'consent' | 'phrase';

/** Error of a seed phrase. Has positions only, because each word is a secret. */
export type PhraseProblem =
  | { readonly reason: 'word_count' | 'length' | 'checksum' | 'mismatch' }
  | { readonly reason: 'unknown_words'; readonly positions: readonly number[] };

/** State of the new-wallet flow; contains no password and no word of the phrase. */
export interface NewWalletState {
  readonly place: NewWalletPlace;
  readonly draft: NewWalletDraft;
  readonly isBusy: boolean;
  readonly invalid: InvalidFields<NewWalletField>;
  readonly phraseProblem: PhraseProblem | null;
  readonly failure: AnyBillfoldError | null;
}

export type NewWalletEvent =
  | { readonly type: 'drafted'; readonly change: Partial<NewWalletDraft> }
  | { readonly type: 'field-changed'; readonly field: NewWalletField }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<NewWalletField> }
  | { readonly type: 'phrase-refused'; readonly problem: PhraseProblem }
  | { readonly type: 'called' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'finish-chosen'; readonly walletId: string; readonly name: string }
  | { readonly type: 'went-on'; readonly to: NewWalletPlace }
  | { readonly type: 'went-back' };

export function initialNewWallet(name = ''): NewWalletState {
  return {
    place: { step: 'name' },
    draft: { kind: 'create', name, wordCount: 12 },
    isBusy: false,
    invalid: {},
    phraseProblem: null,
    failure: null,
  };
}
