import {
  type CreatedPersonalToken,
  changeEmail,
  changePassword,
  createPersonalToken,
  createUserExport,
  type DataPage,
  deleteUser,
  disableTwoFactor,
  downloadUserExport,
  enableTwoFactor,
  endOtherSessions,
  endSession,
  getNotifications,
  getSecurityScore,
  getUser,
  getUserPlatform,
  listIdentities,
  listPersonalTokens,
  listSecurityEvents,
  listSessions,
  listUserExports,
  type NotificationSettings,
  renewRecoveryCodes,
  revokePersonalToken,
  setUpTwoFactor,
  type UpdateNotifications,
  type UpdateUser,
  type User,
  type UserExport,
  type UserPlatform,
  type UserSession,
  updateNotifications,
  updateUser,
} from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';

export const at = new Date('2026-11-20T09:00:00.000Z');
export const ownPassword = 'a-quiet-river-42';
export const recoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `code00000${index}`,
);

/** The user data that the account service holds, and the requests it received. */
export interface AccountBooks {
  user: User;
  sessions: UserSession[];
  tokens: CreatedPersonalToken[];
  notifications: NotificationSettings;
  wallets: UserPlatform['wallets'];
  exports: UserExport[];
  readonly sent: {
    updates: UpdateUser[];
    notifications: UpdateNotifications[];
    deletions: number;
  };
}

/** Answers every call of the account settings in memory, as the service would. */
export function answerAccount(sandbox: Sandbox): AccountBooks {
  const books = openBooks();
  answerProfile(sandbox, books);
  answerSecurity(sandbox, books);
  answerLists(sandbox, books);
  return books;
}

function answerProfile({ services }: Sandbox, books: AccountBooks): void {
  services.on(getUser)(() => ({ data: books.user }));
  services.on(updateUser)(({ body }) => {
    if (Object.keys(body).length > 0) books.sent.updates.push(body);
    const { name = books.user.name, currency = books.user.currency } = body;
    books.user = { ...books.user, name, currency };
    return { data: { ...books.user, timezone: body.timezone ?? null, theme: null } };
  });
  services.on(changeEmail)(({ body }) => {
    books.user = { ...books.user, email: body.email, isEmailVerified: false };
    return null;
  });
  services.on(deleteUser)(() => {
    books.sent.deletions += 1;
    return null;
  });
  services.on(getUserPlatform)(() => ({
    data: {
      defaultMode: 'wallet',
      accountType: 'INDIVIDUAL',
      wallets: books.wallets,
      businesses: [],
    },
  }));
  services.on(listUserExports)(() => onePage(books.exports));
  services.on(createUserExport)(() => {
    const made: UserExport = {
      id: '01890000-0000-7000-8000-00000000e001',
      status: 'QUEUED',
      createdAt: at,
      readyAt: null,
      expiresAt: null,
      sizeBytes: null,
    };
    books.exports = [made, ...books.exports];
    return { data: made };
  });
  services.on(downloadUserExport)(() => new File(['zip'], 'export.zip'));
}

function answerSecurity({ services }: Sandbox, books: AccountBooks): void {
  services.on(changePassword)(() => null);
  services.on(setUpTwoFactor)(() => {
    const secret = 'JBSWY3DPEHPK3PXP';
    return { data: { secret, uri: `otpauth://totp/Billfold:ada?secret=${secret}` } };
  });
  services.on(enableTwoFactor)(() => {
    books.user = { ...books.user, has2fa: true };
    return { data: { recoveryCodes } };
  });
  services.on(disableTwoFactor)(() => {
    books.user = { ...books.user, has2fa: false };
    return null;
  });
  services.on(renewRecoveryCodes)(() => ({ data: { recoveryCodes } }));
  services.on(getSecurityScore)(() => ({
    data: {
      score: books.user.has2fa ? 100 : 50,
      items: [
        { id: 'email-verified', done: true, href: '/auth/sign-up' },
        { id: 'two-factor', done: books.user.has2fa, href: '/account/settings/security' },
        { id: 'of-a-later-version', done: false, href: '/' },
      ],
    },
  }));
}

function answerLists({ services }: Sandbox, books: AccountBooks): void {
  services.on(listSessions)(() => onePage(books.sessions));
  services.on(endSession)(({ params }) => {
    books.sessions = books.sessions.filter(({ id }) => id !== params.id);
    return null;
  });
  services.on(endOtherSessions)(() => {
    books.sessions = books.sessions.filter(({ isCurrent }) => isCurrent);
    return null;
  });
  services.on(listSecurityEvents)(({ query: { page = 1, pageSize = 25 } }) => {
    const types = ['SIGNED_IN', 'PASSWORD_CHANGED', 'OF_A_LATER_VERSION'];
    const all = Array.from({ length: 112 }, (_, index) => ({
      id: `01890000-0000-7000-8000-00000000f${index.toString().padStart(3, '0')}`,
      type: types[index] ?? 'SIGNED_OUT',
      at,
      ip: '192.0.2.7',
      device: null,
    }));
    const data = all.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { page, pageSize, total: all.length } };
  });
  services.on(getNotifications)(() => ({ data: books.notifications }));
  services.on(updateNotifications)(({ body }) => {
    books.sent.notifications.push(body);
    books.notifications = { ...books.notifications, ...body };
    return { data: books.notifications };
  });
  services.on(listPersonalTokens)(() => onePage(books.tokens.map(withoutSecret)));
  services.on(createPersonalToken)(({ body }) => {
    const id = '01890000-0000-7000-8000-00000000a001';
    const made = { ...body, id, createdAt: at, lastUsedAt: null, token: 'bfp_secret-of-the-token' };
    books.tokens = [...books.tokens, made];
    return { data: made };
  });
  services.on(revokePersonalToken)(({ params }) => {
    books.tokens = books.tokens.filter(({ id }) => id !== params.id);
    return null;
  });
  services.on(listIdentities)(() => ({ data: [] }));
}

function withoutSecret({ token: _, ...rest }: CreatedPersonalToken) {
  return rest;
}

/** A wrong password, for the next call of an endpoint that asks for one. */
export const wrongPassword = {
  status: 400,
  body: {
    code: 'INVALID_CREDENTIALS',
    errors: ['The password is incorrect.'],
    fields: { password: ['The password is incorrect.'] },
  },
};
export const wrongCode = { status: 400, body: { code: 'TWO_FACTOR_INVALID' } };

function openBooks(): AccountBooks {
  const session = (id: string, browser: string, isCurrent: boolean): UserSession => ({
    id: `01890000-0000-7000-8000-00000000b00${id}`,
    device: 'Desktop',
    os: 'Linux',
    browser,
    ip: '192.0.2.7',
    createdAt: at,
    lastSeenAt: at,
    isCurrent,
  });
  return {
    user: {
      id: '01890000-0000-7000-8000-000000000001',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      isEmailVerified: true,
      accountType: 'INDIVIDUAL',
      has2fa: false,
      hasPassword: true,
      createdAt: at,
      locale: 'en',
      currency: 'USD',
    },
    sessions: [session('1', 'Chromium', true), session('2', 'Firefox', false)],
    tokens: [],
    notifications: {
      events: [
        { event: 'NEW_DEVICE', email: true, inApp: true },
        { event: 'SECURITY_CHANGED', email: true, inApp: true },
      ],
      quietHours: null,
      required: ['SECURITY_CHANGED'],
    },
    wallets: [],
    exports: [],
    sent: { updates: [], notifications: [], deletions: 0 },
  };
}

/** That no dialog is open, nor about to be: it takes its time to leave. */
export async function expectClosed({ time }: Sandbox): Promise<void> {
  await act(() => time.advance(100));
  expect(screen.queryByRole('dialog')).toBeNull();
}

function onePage<T>(data: readonly T[]): DataPage<T> {
  return { data, meta: { page: 1, pageSize: data.length, total: data.length } };
}
