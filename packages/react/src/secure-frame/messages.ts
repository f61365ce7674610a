import type { SignProgress, SignRequest } from '@billfold/core/flows';

/** Path of the frame in which secrets are typed on pages of other origins. */
export const secureFramePath = '/wallet/embed/secure';

/** Version of the messages, so that an older page and a newer frame do not misread each other. */
export const frameVersion = 1;

/** First message, from the frame to its page; `nonce` ties the answer to this frame. */
export interface FrameHello {
  readonly billfold: typeof frameVersion;
  readonly type: 'hello';
  readonly nonce: string;
}
/** Answer of the page, which hands over a port. Everything after it goes through the port. */
export interface FrameWelcome {
  readonly billfold: typeof frameVersion;
  readonly type: 'welcome';
  readonly nonce: string;
}

/** Step that takes or shows a secret. It names ids and no values: the frame loads what it shows. */
export type FrameStep =
  | { readonly type: 'sign'; readonly request: SignRequest }
  /** A wallet is created or imported: its password, its seed phrase and the check of its words. */
  | { readonly type: 'new-wallet' }
  | { readonly type: 'reset-password'; readonly walletId: string };

/** First request of a page, which is the only one that a frame answers. */
export type FrameJob = FrameStep & { readonly colorScheme: 'light' | 'dark' | 'system' };

export type MessageToFrame =
  | FrameJob
  /** Answer to `need-token`; null where no user is signed in. */
  | { readonly type: 'token'; readonly id: number; readonly token: string | null };

export type MessageFromFrame =
  | {
      readonly type: 'need-token';
      readonly id: number;
      readonly reason: 'initial' | 'expiring' | 'unauthorized';
    }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'progress'; readonly progress: SignProgress }
  | { readonly type: 'sent'; readonly transactionId: string }
  | { readonly type: 'wallet-created'; readonly walletId: string }
  | { readonly type: 'password-reset' }
  /** The answer of the server was lost for good. */
  | { readonly type: 'outcome-unknown' }
  /** The user wants another review. */
  | { readonly type: 'review' }
  /** Escape was pressed, which the page does not see. */
  | { readonly type: 'escape' };

const longestText = 4_096;
const highestFrame = 20_000;
const schemes = ['light', 'dark', 'system'] as const;
const reasons = ['initial', 'expiring', 'unauthorized'] as const;
const progresses = ['waiting', 'sending', 'checking'] as const;

/** Parses the first message of a frame; null for anything else. */
export function parseHello(data: unknown): FrameHello | null {
  const fields = readFields(data);
  const { billfold, type, nonce } = fields;
  if (billfold !== frameVersion || type !== 'hello' || !isNonce(nonce)) return null;
  return { billfold, type, nonce };
}

/** Parses the answer of a page to `nonce`; null for anything else. */
export function parseWelcome(data: unknown, expected: string): FrameWelcome | null {
  const { billfold, type, nonce } = readFields(data);
  if (billfold !== frameVersion || type !== 'welcome' || nonce !== expected) return null;
  return { billfold, type, nonce: expected };
}

/** Parses a message of the page to its frame; null for anything else. */
export function parseMessageToFrame(data: unknown): MessageToFrame | null {
  const fields = readFields(data);
  switch (fields['type']) {
    case 'sign':
    case 'new-wallet':
    case 'reset-password': {
      const step = parseStep(fields);
      const colorScheme = schemes.find((each) => each === fields['colorScheme']);
      return step === null || colorScheme === undefined ? null : { ...step, colorScheme };
    }
    case 'token': {
      const { id, token } = fields;
      if (!isId(id) || !(token === null || isText(token))) return null;
      return { type: 'token', id, token };
    }
    default:
      return null;
  }
}

/** Parses a message of the frame to its page; null for anything else. */
export function parseMessageFromFrame(data: unknown): MessageFromFrame | null {
  const fields = readFields(data);
  switch (fields['type']) {
    case 'need-token': {
      const { id } = fields;
      const reason = reasons.find((each) => each === fields['reason']);
      return isId(id) && reason !== undefined ? { type: 'need-token', id, reason } : null;
    }
    case 'height': {
      const { height } = fields;
      if (typeof height !== 'number' || !(height > 0)) return null;
      return { type: 'height', height: Math.min(height, highestFrame) };
    }
    case 'progress': {
      const progress = progresses.find((each) => each === fields['progress']);
      return progress === undefined ? null : { type: 'progress', progress };
    }
    case 'sent': {
      const { transactionId } = fields;
      return isUuid(transactionId) ? { type: 'sent', transactionId } : null;
    }
    case 'wallet-created': {
      const { walletId } = fields;
      return isUuid(walletId) ? { type: 'wallet-created', walletId } : null;
    }
    case 'password-reset':
      return { type: 'password-reset' };
    case 'outcome-unknown':
      return { type: 'outcome-unknown' };
    case 'review':
      return { type: 'review' };
    case 'escape':
      return { type: 'escape' };
    default:
      return null;
  }
}

function parseStep(fields: Readonly<Record<string, unknown>>): FrameStep | null {
  const { type, walletId } = fields;
  if (type === 'new-wallet') return { type };
  if (type === 'reset-password') return isUuid(walletId) ? { type, walletId } : null;
  const request = parseRequest(fields['request']);
  return request === null ? null : { type: 'sign', request };
}

function parseRequest(data: unknown): SignRequest | null {
  const { walletId, accountId, intentId, idempotencyKey } = readFields(data);
  if (!isUuid(walletId) || !isUuid(accountId) || !isUuid(intentId)) return null;
  if (typeof idempotencyKey !== 'string' || !/^[0-9a-f]{32}$/.test(idempotencyKey)) return null;
  return { walletId, accountId, intentId, idempotencyKey };
}

function readFields(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** The ids end up in paths of requests. */
function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
