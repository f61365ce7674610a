import { describe, expect, test } from 'vitest';
import { memoryStore } from '../platform/memory-store.ts';
import type { StoreKey } from '../platform/platform.ts';
import { createSession } from './session.ts';

const keys: readonly StoreKey[] = ['accessToken', 'walletId', 'businessId', 'theme', 'env'];

function signedInStore() {
  return memoryStore({
    accessToken: 'token-1',
    walletId: 'wallet-1',
    businessId: '7',
    theme: 'dark',
    env: 'stage',
  });
}

function otherTabs() {
  const listeners = new Set<(key: string | null) => void>();
  return {
    subscribe: (listener: (key: string | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (key: string | null) => {
      for (const listener of listeners) listener(key);
    },
    count: () => listeners.size,
  };
}

describe('the stored keys (R-STORE-01, R-AUTH-06, R-AUTH-07)', () => {
  test('are read at the start', () => {
    expect(createSession(signedInStore()).get()).toEqual({
      isSignedIn: true,
      sequence: 0,
      walletId: 'wallet-1',
      businessId: '7',
      theme: 'dark',
      environment: 'stage',
    });
  });

  test('signing out clears the access token and the wallet id, and keeps the business id', () => {
    const storage = signedInStore();
    createSession(storage).signOut();
    expect(keys.map((key) => storage.get(key))).toEqual([null, null, '7', 'dark', 'stage']);
  });

  test('a refused token clears the access token, the wallet id and the business id', () => {
    const storage = signedInStore();
    createSession(storage).expire();
    expect(keys.map((key) => storage.get(key))).toEqual([null, null, null, 'dark', 'stage']);
  });

  test('ten refusals of one session end it once', () => {
    const session = createSession(signedInStore());
    const answers = Array.from({ length: 10 }, () => session.expire());
    expect(answers).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
    session.signIn('token-2');
    expect(session.expire()).toBe(true);
  });

  test('signing in stores the token and keeps it out of the state', () => {
    const storage = memoryStore();
    const session = createSession(storage);
    session.signIn('token-2');
    expect(storage.get('accessToken')).toBe('token-2');
    expect(session.getAccessToken()).toBe('token-2');
    expect(session.get().isSignedIn).toBe(true);
    expect(JSON.stringify(session.get())).not.toContain('token-2');
  });

  test('selections and the theme are saved on change (R-WAL-07, R-THEME-01)', () => {
    const storage = memoryStore({ accessToken: 'token-1' });
    const session = createSession(storage);
    session.selectWallet('wallet-2');
    session.selectBusiness('12');
    session.setTheme('light');
    expect(keys.map((key) => storage.get(key))).toEqual([
      'token-1',
      'wallet-2',
      '12',
      'light',
      null,
    ]);
    session.selectWallet(null);
    expect(storage.get('walletId')).toBeNull();
  });

  test('selecting what is selected tells nobody', () => {
    const session = createSession(signedInStore());
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    session.selectWallet('wallet-1');
    session.selectBusiness('7');
    expect(told).toBe(0);
  });

  test.each([
    ['local', 'local'],
    ['dev', 'dev'],
    ['stage', 'stage'],
    ['https://evil.example', 'production'],
    ['', 'production'],
  ])('the environment %j is %s (R-API-01)', (stored, environment) => {
    expect(createSession(memoryStore({ env: stored })).get().environment).toBe(environment);
  });

  test('another environment ends the session, so that no token of one reaches the other (R-API-01)', () => {
    const storage = signedInStore();
    const session = createSession(storage);
    session.selectEnvironment('dev');
    expect(keys.map((key) => storage.get(key))).toEqual([null, null, null, 'dark', 'dev']);
    expect(session.get().isSignedIn).toBe(false);
    expect(createSession(storage).get().environment).toBe('dev');
  });

  test('a theme nobody knows is no choice', () => {
    expect(createSession(memoryStore({ theme: 'sepia' })).get().theme).toBeNull();
  });
});

describe('other tabs (R-STORE-02)', () => {
  test('a token removed elsewhere signs this tab out and leaves the stored ids to that tab', () => {
    const storage = signedInStore();
    const tabs = otherTabs();
    const session = createSession(storage, { subscribeToOtherTabs: tabs.subscribe });
    storage.delete('accessToken');
    tabs.tell('accessToken');
    expect(session.get()).toMatchObject({ isSignedIn: false, walletId: null, sequence: 1 });
    expect(storage.get('businessId')).toBe('7');
  });

  test('everything cleared elsewhere signs this tab out', () => {
    const storage = signedInStore();
    const tabs = otherTabs();
    const session = createSession(storage, { subscribeToOtherTabs: tabs.subscribe });
    for (const key of keys) storage.delete(key);
    tabs.tell(null);
    expect(session.get()).toMatchObject({ isSignedIn: false, businessId: null, theme: null });
  });

  test('another token elsewhere counts as another session here', () => {
    const storage = signedInStore();
    const tabs = otherTabs();
    const session = createSession(storage, { subscribeToOtherTabs: tabs.subscribe });
    storage.set('accessToken', 'token-9');
    tabs.tell('accessToken');
    expect(session.get()).toMatchObject({ isSignedIn: true, sequence: 1 });
    expect(session.getAccessToken()).toBe('token-9');
  });

  test('another wallet chosen elsewhere is not forced on this tab', () => {
    const storage = signedInStore();
    const tabs = otherTabs();
    const session = createSession(storage, { subscribeToOtherTabs: tabs.subscribe });
    storage.set('walletId', 'wallet-2');
    tabs.tell('walletId');
    expect(session.get().walletId).toBe('wallet-1');
  });

  test('the theme follows', () => {
    const storage = signedInStore();
    const tabs = otherTabs();
    const session = createSession(storage, { subscribeToOtherTabs: tabs.subscribe });
    storage.set('theme', 'light');
    tabs.tell('theme');
    expect(session.get().theme).toBe('light');
  });

  test('nothing is heard after dispose', () => {
    const tabs = otherTabs();
    const session = createSession(memoryStore(), { subscribeToOtherTabs: tabs.subscribe });
    session.dispose();
    expect(tabs.count()).toBe(0);
  });
});
