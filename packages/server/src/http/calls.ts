import type { IncomingHttpHeaders } from 'node:http';
import type {
  BusinessPath,
  BusinessPermission,
  BusinessRole,
  BusinessStatus,
  EmbedScope,
  Endpoint,
} from '@billfold/core/contract';
import type { FastifyInstance } from 'fastify';
import type { CallAllowance } from '../platform/call-allowance.ts';
import type { RefusalLanguage } from '../refusal-texts/write-refusal.ts';
import type { OpenApi } from './openapi.ts';

export interface Principal {
  readonly userId: string;
  /** Null for a program with a personal token of the user, and for a partner's page. */
  readonly sessionId: string | null;
  readonly isEmailVerified: boolean;
  /** The token is one that a partner gave to its page: it signs reviews that it names, and nothing else. */
  readonly isPartner: boolean;
  /** Scopes of such a token; undefined for all others, which have no scopes of the embed. */
  readonly scopes?: readonly EmbedScope[];
}

export interface Caller {
  readonly ip: string;
  /** A program or a page of this machine, through no proxy. */
  readonly isLocal: boolean;
  readonly userAgent: string;
  /** Language of the screen that sent the call, English for a program. */
  readonly language: RefusalLanguage;
  /** Tag of the offered language that the page of the caller asks for; null where it asks for none, as programs do. */
  readonly pageLanguage: string | null;
  /** Cookie of the request; it never grants access. */
  readonly cookie: (name: string) => string | null;
  /** Sends a cookie with the answer, for a year, to no script and to no other site. */
  readonly keepCookie: (name: string, value: string) => void;
}

/** Call as its handler gets it: every part already parsed by the endpoint's schema. */
export interface OpenCall<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly idempotencyKey: string | null;
  /** Reviewed intent that the request names (`Billfold-Intent`), as it came. */
  readonly intent: string | null;
  readonly caller: Caller;
  /** Marks the answer as the stored one of an earlier call with the same key. */
  readonly markReplayed: () => void;
}

export interface SignedInCall<P, Q, B> extends OpenCall<P, Q, B> {
  readonly principal: Principal;
}

/** Membership of the caller in the business that a call names. */
export interface Membership {
  readonly businessId: number;
  readonly userId: string;
  readonly role: BusinessRole;
  readonly status: BusinessStatus;
}

export interface MemberCall<P extends BusinessPath, Q, B> extends SignedInCall<P, Q, B> {
  readonly member: Membership;
}

/** Guards of the calls that members of a business make. */
export interface Members {
  /**
   * Finds the membership of the caller. Strangers get the answer of a missing business.
   * @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 BUSINESS_ARCHIVED
   */
  admit(asked: AskedBusiness): Promise<Membership>;
  /**
   * Refuses a mode that this server does not have, or in which the member may not do this.
   * @throws {ApiError} 409 LIVE_MODE_UNAVAILABLE; 403 PERMISSION_DENIED
   */
  requireMode(member: Membership, permission: BusinessPermission, livemode: boolean): void;
}

export interface AskedBusiness {
  readonly principal: Principal;
  readonly businessId: number;
  readonly permission: BusinessPermission;
  /** Changes nothing. */
  readonly isRead: boolean;
}

/** Headers that say who calls, and from which page. */
export type CallerHeaders = Pick<IncomingHttpHeaders, 'authorization' | 'origin' | 'host'>;

/** @throws {ApiError} 401, 403 SCOPE_MISSING, ORIGIN_NOT_ALLOWED */
export type Authenticate = (headers: CallerHeaders, call: CalledEndpoint) => Promise<Principal>;

/** Parts of the endpoint that decide about access: not every token reaches every endpoint. */
export type CalledEndpoint = Pick<Endpoint, 'method' | 'path' | 'secret' | 'public'>;

/** Counts a call; null where calls have no limit. @throws {ApiError} 429 RATE_LIMITED */
export type LimitCalls = (
  call: CalledEndpoint,
  caller: { readonly userId: string | null; readonly ip: string },
) => Promise<CallAllowance | null>;

/** Business for which one of its API keys makes a call. */
export interface KeyPrincipal {
  readonly businessId: number;
  readonly businessName: string;
  readonly livemode: boolean;
  readonly keyId: string;
  readonly keyName: string;
}

export interface KeyCall<P, Q, B> extends OpenCall<P, Q, B> {
  readonly principal: KeyPrincipal;
}

/** Counts a call of an API key; null where calls have no limit. @throws {ApiError} 429 RATE_LIMITED */
export type LimitKeyCalls = (
  call: Pick<Endpoint, 'method'>,
  keyId: string,
) => Promise<CallAllowance | null>;

export interface BindOptions {
  readonly app: FastifyInstance;
  readonly openapi: OpenApi;
  readonly authenticate: Authenticate;
  readonly limitCalls: LimitCalls;
  readonly members: Members;
}

/** Redirect of a browser. */
export interface Redirect {
  readonly location: string;
  /** A cookie for the way to another site and back, to no script. */
  readonly cookie?: {
    readonly name: string;
    readonly value: string;
    readonly maxAgeSeconds: number;
  };
}
