import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../contract/wallets/wallets.ts';
import { NetworkError } from '../../errors/error-kinds.ts';
import { placeBefore, reduceNewWallet } from './new-wallet-reducer.ts';
import {
  initialNewWallet,
  type NewWalletEvent,
  type NewWalletPlace,
  type NewWalletState,
} from './new-wallet-state.ts';

const walletId = 'w1';
const failure = new NetworkError('network');
const phraseProblem = { reason: 'checksum' } as const;
const start = initialNewWallet();
const at = (place: NewWalletPlace, more: Partial<NewWalletState> = {}): NewWalletState => ({
  ...start,
  place,
  ...more,
});
/** With everything that a settled state has not. */
const troubled = at(
  { step: 'password' },
  { isBusy: true, invalid: { name: 'common.required' }, phraseProblem, failure },
);
const settled = { isBusy: false, invalid: {}, phraseProblem: null, failure: null };
const accounts: NewWalletPlace = { step: 'accounts', walletId, networks: ['BTC', 'ETH'] };
const wallet: Wallet = {
  id: walletId,
  name: 'Savings',
  isActivated: true,
  walletType: 'INDIVIDUAL',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  accountsCount: 2,
  lastUsedAt: null,
};

describe('reduceNewWallet', () => {
  it.each<[string, NewWalletState, NewWalletEvent, Partial<NewWalletState>]>([
    [
      'takes what is typed, and clears the errors of the field',
      at(
        { step: 'name' },
        { invalid: { name: 'newWallet.name.taken', password: 'common.required' } },
      ),
      { type: 'drafted', change: { name: 'Savings' } },
      {
        draft: { kind: 'create', name: 'Savings', wordCount: 12 },
        invalid: { password: 'common.required' },
      },
    ],
    [
      'clears the errors of a field that is no part of the draft',
      at({ step: 'password' }, { invalid: { password: 'cloudPassword.weak' } }),
      { type: 'field-changed', field: 'password' },
      { invalid: {} },
    ],
    [
      'names the refused fields, and nothing else',
      troubled,
      { type: 'refused', invalid: { name: 'newWallet.name.length' } },
      { ...settled, invalid: { name: 'newWallet.name.length' } },
    ],
    [
      'says what a phrase was refused for',
      { ...troubled, phraseProblem: null },
      { type: 'phrase-refused', problem: phraseProblem },
      { ...settled, phraseProblem },
    ],
    ['is busy while it calls', troubled, { type: 'called' }, { ...settled, isBusy: true }],
    [
      'is no longer busy when the call failed',
      { ...troubled, failure: null },
      { type: 'failed', error: failure },
      { ...settled, failure },
    ],
    [
      'enters the phrase of a wallet that was left unfinished',
      troubled,
      { type: 'finish-chosen', walletId, name: 'Old' },
      {
        ...settled,
        place: { step: 'enter-phrase', walletId, name: 'Old' },
        draft: { kind: 'finish', name: '', wordCount: 12 },
      },
    ],
    [
      'goes on',
      troubled,
      { type: 'went-on', to: { step: 'show-phrase', walletId } },
      { ...settled, place: { step: 'show-phrase', walletId } },
    ],
    [
      'goes back, and forgets what was held against this step',
      { ...troubled, isBusy: false },
      { type: 'went-back' },
      { ...settled, place: { step: 'name' } },
    ],
    ['does not go back while it calls', troubled, { type: 'went-back' }, troubled],
    [
      'begins with a new wallet after going back from an unfinished one',
      at(
        { step: 'enter-phrase', walletId, name: 'Old' },
        { draft: { kind: 'finish', name: 'Main wallet', wordCount: 12 } },
      ),
      { type: 'went-back' },
      { place: { step: 'name' }, draft: { kind: 'create', name: 'Main wallet', wordCount: 12 } },
    ],
    ['stays where there is no way back', at(accounts), { type: 'went-back' }, { place: accounts }],
  ])('%s', (_, from, event, expected) => {
    expect(reduceNewWallet(from, event)).toMatchObject(expected);
  });

  it.each<[NewWalletPlace, NewWalletPlace | null]>([
    [{ step: 'name' }, null],
    [{ step: 'password' }, { step: 'name' }],
    [{ step: 'import-phrase' }, { step: 'password' }],
    [{ step: 'show-phrase', walletId }, null],
    [
      { step: 'confirm-phrase', walletId },
      { step: 'show-phrase', walletId },
    ],
    [{ step: 'enter-phrase', walletId, name: 'Old' }, { step: 'name' }],
    [accounts, null],
    [{ step: 'done', walletId, wallet, networks: [] }, null],
  ])('the way back from %o is %o', (place, before) => {
    expect(placeBefore(place)).toEqual(before);
  });
});
