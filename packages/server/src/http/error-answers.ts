import type { ErrorBody } from '@billfold/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChainUnavailableError } from '../chains/chain.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { ApiError } from '../platform/api-error.ts';
import { describeFault } from '../platform/describe-fault.ts';
import { fill, forPrograms } from '../refusal-texts/refusal-text.ts';
import { setAllowance } from './rate-limit-headers.ts';
import { requestLanguage } from './request-language.ts';

/** Answers every refusal in one shape; a fault of the server becomes a numbered 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    sendError(request, reply, toApiError(error, request)),
  );
}

/**
 * Answers a request that no route takes: 405 with `Allow` at a known path, else 404. The path of a hidden
 * route, such as /metrics, is not a known one.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, server, url } = request;
  const allowed = server.findMethods(url);
  if (allowed.length === 0 || allowed.includes(method)) {
    const error = new ApiError(404, 'NOT_FOUND', {
      errors: [forPrograms('This path does not exist.')],
    });
    return sendError(request, reply, error);
  }
  const names = allowed.join(', ');
  reply.header('allow', names);
  const errors = [forPrograms(`This path does not take ${method}. It takes ${names}.`)];
  return sendError(request, reply, new ApiError(405, 'METHOD_NOT_ALLOWED', { errors }));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  if (error.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.allowance !== undefined) setAllowance(reply, error.allowance);
  const language = requestLanguage(request);
  const { message, errors, fields } = language.refusal(error.texts);
  const current =
    typeof error.current === 'function' ? error.current(language.text) : error.current;
  const body: ErrorBody = {
    ...{ message, errors, code: error.code, requestId: request.id, fields },
    ...(current === undefined ? {} : { current }),
  };
  if (language.tag !== 'en') reply.header('content-language', language.tag);
  return reply.code(error.status).send(body);
}

function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ChainUnavailableError)
    return new ApiError(503, 'CHAIN_UNAVAILABLE', {
      errors: ['The network cannot be reached at the moment. Try again later.'],
    });
  if (isDatabaseUnavailable(error))
    return new ApiError(503, 'UNAVAILABLE', {
      errors: ['Billfold cannot reach its data at the moment. Try again in a few seconds.'],
      retryAfterSeconds: 5,
    });
  switch (statusOf(error)) {
    case 400:
      return new ApiError(400, 'BAD_REQUEST', { errors: ['The request cannot be read.'] });
    case 413:
      return new ApiError(413, 'BODY_TOO_LARGE', {
        errors: [
          fill('The body is larger than {count} KB.', {
            count: request.routeOptions.bodyLimit / 1024,
          }),
        ],
      });
    case 415:
      return new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', {
        errors: [forPrograms('Send the body as application/json.')],
      });
    default:
      // The cause goes to the log alone.
      request.log.error({ fault: describeFault(error) }, 'request failed');
      return new ApiError(500, 'INTERNAL', {
        errors: [fill('Unknown error (ID: {id})', { id: request.id })],
      });
  }
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500;
}
