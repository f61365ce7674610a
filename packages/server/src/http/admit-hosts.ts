import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { sendError } from './error-answers.ts';
import { isLocalRequest, loopbackName } from './local-request.ts';

export interface HostOptions {
  /** Origin that people use; null: this machine alone, by its own names. */
  readonly publicUrl: string | null;
  /** Address on which the server listens. */
  readonly host: string;
  /** `local`: only this machine moves the ledgers and reads the shown mails. */
  readonly sandboxControls: 'local' | 'public';
}

/**
 * Answers requests for our own names alone: that of the public URL, the address of HOST, and those of
 * this machine. A page of another site that resolves its own name to this server (DNS rebinding) gets
 * 421 (RFC 9110 §15.5.20). The controls of the sandbox answer this machine alone, unless they are public.
 */
export function admitHosts(
  app: FastifyInstance,
  { publicUrl, host, sandboxControls }: HostOptions,
): void {
  const names = new Set([host.toLowerCase()]);
  if (publicUrl !== null) names.add(new URL(publicUrl).hostname);
  app.addHook('onRequest', async (request, reply) => {
    const name = request.hostname.toLowerCase();
    const [path = ''] = request.url.split('?');
    if (path === '/healthz') return;
    if (!names.has(name) && !loopbackName.test(name)) return sendError(request, reply, otherHost());
    const isPublic = sandboxControls === 'public' || isLocalRequest(request);
    if (!isPublic && isControl(request.method, path)) return sendError(request, reply, notLocal());
  });
}

/** The explorer of the sandbox only reads, and shows what any explorer shows. */
function isControl(method: string, path: string): boolean {
  if (/^\/(dev|v1\/dev\/outbox)(\/|$)/i.test(path)) return true;
  return /^\/v1\/dev\//i.test(path) && method !== 'GET' && method !== 'HEAD';
}

function otherHost(): ApiError {
  return new ApiError(421, 'HOST_NOT_ALLOWED', {
    errors: [
      forPrograms(
        'This server does not answer under this name. Its operator sets the name in PUBLIC_URL.',
      ),
    ],
  });
}

function notLocal(): ApiError {
  return new ApiError(403, 'SANDBOX_CONTROLS_LOCAL', {
    errors: [
      forPrograms(
        'The controls of the sandbox answer the machine that it runs on. SANDBOX_CONTROLS=public opens them.',
      ),
    ],
  });
}
