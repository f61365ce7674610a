import type { MessageKey } from '../../i18n/translate.ts';
import { passwordStrength } from '../../password-strength/password-strength.ts';
import { checkSeedPhrase } from '../../seed-phrase/check-seed-phrase.ts';
import type { InvalidFields } from '../refused-field.ts';
import type {
  NewWalletDraft,
  NewWalletField,
  NewWalletKind,
  NewWalletStep,
  PhraseProblem,
} from './new-wallet-state.ts';

type Invalid = InvalidFields<NewWalletField>;

/** `takenNames` are those of the user's other wallets. */
export function validateName(draft: NewWalletDraft, takenNames: readonly string[]): Invalid {
  const name = draft.name.trim();
  if (name === '') return { name: 'common.required' };
  if (name.length > 40) return { name: 'newWallet.name.length' };
  const isTaken = takenNames.some((taken) => taken.toLowerCase() === name.toLowerCase());
  return isTaken ? { name: 'newWallet.name.taken' } : {};
}

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  readonly consent: boolean;
}

/** Validates a new cloud password by the rules of the specification, in their order. */
export function validatePassword({ password, confirmation, consent }: NewPassword): Invalid {
  return {
    ...validateStrength(password),
    ...validateConfirmation(confirmation, password),
    ...(consent ? {} : { consent: 'common.required' }),
  };
}

function validateStrength(password: string): Invalid {
  if (password === '') return { password: 'cloudPassword.empty' };
  return passwordStrength(password) === 'TooWeak' ? { password: 'cloudPassword.weak' } : {};
}

function validateConfirmation(confirmation: string, password: string): Invalid {
  if (confirmation === '') return { confirmation: 'cloudPassword.empty' };
  return confirmation === password ? {} : { confirmation: 'cloudPassword.differ' };
}

/**
 * Validates an entered phrase; null when valid. Without a word list only its length
 * is validated, and the service validates the rest.
 */
export function validatePhrase(
  text: string,
  words: readonly string[] | null,
): PhraseProblem | null {
  const check = checkSeedPhrase(text, words ?? []);
  switch (check.outcome) {
    case 'word_count':
    case 'length':
      return { reason: check.outcome };
    case 'unknown_words':
      return words === null
        ? null
        : { reason: 'unknown_words', positions: check.words.map(({ position }) => position) };
    case 'checksum':
      return { reason: 'checksum' };
    case 'valid':
      return null;
    default:
      check satisfies never;
      return null;
  }
}

export interface NewWalletProgress {
  readonly labels: readonly MessageKey[];
  /** Index of the step that is on screen; after the last one when all are done. */
  readonly current: number;
}

/**
 * Returns the labels of the steps for this kind of wallet, and the index of the current one.
 * @example
 * newWalletProgress('import', 'import-phrase').current; // 2
 */
export function newWalletProgress(kind: NewWalletKind, step: NewWalletStep): NewWalletProgress {
  const steps = stepsOf[kind];
  const at = steps.findIndex(({ covers }) => covers.includes(step));
  return {
    labels: steps.map(({ label }) => label),
    current: at === -1 ? steps.length : at,
  };
}

interface ShownStep {
  readonly label: MessageKey;
  readonly covers: readonly NewWalletStep[];
}

const name: ShownStep = { label: 'newWallet.step.name', covers: ['name'] };
const password: ShownStep = { label: 'newWallet.step.password', covers: ['password'] };
const phrase: ShownStep = {
  label: 'newWallet.step.phrase',
  covers: ['show-phrase', 'import-phrase', 'enter-phrase'],
};
const confirm: ShownStep = { label: 'newWallet.step.confirm', covers: ['confirm-phrase'] };

const stepsOf: Readonly<Record<NewWalletKind, readonly ShownStep[]>> = {
  create: [name, password, phrase, confirm],
  import: [name, password, phrase],
  finish: [phrase],
};
