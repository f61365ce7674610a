import type { BusinessPath, Endpoint } from '@billfold/core/contract';
import { createAdmission } from './admission.ts';
import { rawRoute, route } from './bind-route.ts';
import type {
  BindOptions,
  MemberCall,
  OpenCall,
  Principal,
  Redirect,
  SignedInCall,
} from './calls.ts';
import { type MessageStream, sendEvents } from './send-events.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { sendRedirect } from './send-redirect.ts';
import type { StoredAnswer } from './stored-answer.ts';

export type {
  AskedBusiness,
  Authenticate,
  BindOptions,
  CalledEndpoint,
  Caller,
  CallerHeaders,
  KeyCall,
  KeyPrincipal,
  LimitCalls,
  LimitKeyCalls,
  MemberCall,
  Members,
  Membership,
  OpenCall,
  Principal,
  Redirect,
  SignedInCall,
} from './calls.ts';

export interface HandedOverCall<P, Q, B> extends OpenCall<P, Q, B> {
  /** Authorization header as it came; it holds no token of a session. */
  readonly authorization: string | undefined;
}

interface Readmitted {
  /** Judges the token again, as a call does that comes now. @throws {ApiError} 401 */
  readonly readmit: () => Promise<Principal>;
}

export interface WatchingCall<P, Q, B> extends SignedInCall<P, Q, B>, Readmitted {}

export interface WatchingMemberCall<P extends BusinessPath, Q, B>
  extends MemberCall<P, Q, B>,
    Readmitted {}

/** Curried, so that a handler cannot widen the response type of its endpoint. */
export interface Bind {
  /** For endpoints with `public: true`. */
  open<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<R | StoredAnswer>) => void;
  /** For those of them that a browser goes to (status 302). */
  redirecting<P, Q, B>(
    endpoint: Endpoint<P, Q, B, null>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<Redirect>) => void;
  /** For endpoints whose bearer token is no session's: the handler validates it. */
  handedOver<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: HandedOverCall<P, Q, B>) => Promise<R>) => void;
  /** For all others: the handler runs for a live session only. */
  signedIn<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: SignedInCall<P, Q, B>) => Promise<R | StoredAnswer>) => void;
  /** For endpoints with `permission`: the caller is a member of the business in the path who has it. */
  member<P extends BusinessPath, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: MemberCall<P, Q, B>) => Promise<R | StoredAnswer>) => void;
  /** For those of them with `file`. */
  memberFile<P extends BusinessPath, Q, B>(
    endpoint: Endpoint<P, Q, B, File>,
  ): (handler: (call: MemberCall<P, Q, B>) => Promise<SentFile>) => void;
  /** For endpoints with `file`: what the handler gives goes out piece by piece. */
  file<P, Q, B>(
    endpoint: Endpoint<P, Q, B, File>,
  ): (handler: (call: SignedInCall<P, Q, B>) => Promise<SentFile>) => void;
  /** For endpoints with `permission` and `stream`. */
  memberStream<P extends BusinessPath, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: WatchingMemberCall<P, Q, B>) => Promise<MessageStream<R>>) => void;
  /** For endpoints with `public` and `stream`. */
  openStream<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<MessageStream<R>>) => void;
  /** For endpoints with `stream`: each message goes out as it comes. */
  stream<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: WatchingCall<P, Q, B>) => Promise<MessageStream<R>>) => void;
}

export function createBind({ app, openapi, authenticate, limitCalls, members }: BindOptions): Bind {
  const admission = createAdmission({ authenticate, limitCalls, members });
  return {
    open: (endpoint) => {
      if (endpoint.public !== true) throw new Error(`${endpoint.path} is not public`);
      const read = admission.anyone(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) =>
          handler(await read(request, reply)),
        );
    },
    redirecting: (endpoint) => {
      if (endpoint.status !== 302) throw new Error(`${endpoint.path} sends nobody on`);
      const read = admission.anyone(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendRedirect({ request, reply }, await handler(await read(request, reply))),
        );
    },
    handedOver: (endpoint) => {
      const read = admission.anyone(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) => {
          const { authorization } = request.headers;
          return handler({ ...(await read(request, reply)), authorization });
        });
    },
    signedIn: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) =>
          handler(await read(request, reply)),
        );
    },
    member: (endpoint) => {
      const read = admission.member(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) =>
          handler(await read(request, reply)),
        );
    },
    memberFile: (endpoint) => {
      const read = admission.member(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendFile(reply, endpoint.file, await handler(await read(request, reply))),
        );
    },
    file: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendFile(reply, endpoint.file, await handler(await read(request, reply))),
        );
    },
    memberStream: (endpoint) => {
      const read = admission.member(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) => {
          const readmit = () => authenticate(request.headers, endpoint);
          const call = await read(request, reply);
          return sendEvents(reply, await handler({ ...call, readmit }));
        });
    },
    openStream: (endpoint) => {
      if (endpoint.public !== true) throw new Error(`${endpoint.path} is not public`);
      const read = admission.anyone(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendEvents(reply, await handler(await read(request, reply))),
        );
    },
    stream: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) => {
          const readmit = () => authenticate(request.headers, endpoint);
          const call = await read(request, reply);
          return sendEvents(reply, await handler({ ...call, readmit }));
        });
    },
  };
}
