import type { BusinessPath, Endpoint } from '@billfold/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallAllowance } from '../platform/call-allowance.ts';
import type { BindOptions, MemberCall, OpenCall, Principal, SignedInCall } from './calls.ts';
import { findNamedMode } from './named-mode.ts';
import { setAllowance } from './rate-limit-headers.ts';
import { createParamsReader, createReader } from './read-request.ts';

type Read<Call> = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>;

/** Admission of calls: authorization and rate limits, before the request is validated. */
export interface Admission {
  anyone<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): Read<OpenCall<P, Q, B>>;
  signedIn<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): Read<SignedInCall<P, Q, B>>;
  member<P extends BusinessPath, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): Read<MemberCall<P, Q, B>>;
}

export function createAdmission({
  authenticate,
  limitCalls,
  members,
}: Pick<BindOptions, 'authenticate' | 'limitCalls' | 'members'>): Admission {
  return {
    anyone: (endpoint) => {
      const read = createReader(endpoint);
      return async (request, reply) => {
        const caller = { userId: null, ip: request.ip };
        showAllowance(reply, await limitCalls({ ...endpoint, public: true }, caller));
        return read(request, reply);
      };
    },
    signedIn: (endpoint) => {
      if (endpoint.public === true) throw new Error(`${endpoint.path} is public`);
      if (endpoint.permission !== undefined) throw new Error(`${endpoint.path} is for members`);
      const read = createReader(endpoint);
      return async (request, reply) => {
        const principal = await authenticate(request.headers, endpoint);
        const caller = { userId: principal.userId, ip: request.ip };
        showAllowance(reply, await limitCalls(endpoint, caller));
        showScopes(reply, principal);
        return { ...read(request, reply), principal };
      };
    },
    member: (endpoint) => {
      const { permission, method } = endpoint;
      if (permission === undefined) throw new Error(`${endpoint.path} names no permission`);
      const readParams = createParamsReader(endpoint);
      const read = createReader(endpoint);
      return async (request, reply) => {
        const principal = await authenticate(request.headers, endpoint);
        const caller = { userId: principal.userId, ip: request.ip };
        showAllowance(reply, await limitCalls(endpoint, caller));
        const { businessId } = readParams(request);
        const isRead = method === 'GET';
        const member = await members.admit({ principal, businessId, permission, isRead });
        const call = read(request, reply);
        const livemode = findNamedMode(call.query) ?? findNamedMode(call.body);
        if (livemode !== undefined) members.requireMode(member, permission, livemode);
        return { ...call, principal, member };
      };
    },
  };
}

/** Names what the token of a partner's page may do, so that the page offers nothing else. */
function showScopes(reply: FastifyReply, { scopes }: Principal): void {
  if (scopes !== undefined) reply.header('billfold-scopes', scopes.join(' '));
}

function showAllowance(reply: FastifyReply, allowance: CallAllowance | null): void {
  if (allowance !== null) setAllowance(reply, allowance);
}
