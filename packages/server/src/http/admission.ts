import type { Endpoint } from '@billfold/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallAllowance } from '../platform/call-allowance.ts';
import type { BindOptions, OpenCall, SignedInCall } from './calls.ts';
import { setAllowance } from './rate-limit-headers.ts';
import { createReader } from './read-request.ts';

type Read<Call> = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>;

/** Admission of calls: authorization and rate limits, before the request is validated. */
export interface Admission {
  anyone<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): Read<OpenCall<P, Q, B>>;
  signedIn<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): Read<SignedInCall<P, Q, B>>;
}

export function createAdmission({
  authenticate,
  limitCalls,
}: Pick<BindOptions, 'authenticate' | 'limitCalls'>): Admission {
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
      const read = createReader(endpoint);
      return async (request, reply) => {
        const principal = await authenticate(request.headers.authorization, endpoint);
        const caller = { userId: principal.userId, ip: request.ip };
        showAllowance(reply, await limitCalls(endpoint, caller));
        return { ...read(request, reply), principal };
      };
    },
  };
}

function showAllowance(reply: FastifyReply, allowance: CallAllowance | null): void {
  if (allowance !== null) setAllowance(reply, allowance);
}
