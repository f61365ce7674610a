import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { chooseEmails } from './choose-emails.ts';

interface StopRoute {
  readonly Params: { readonly token: string };
  readonly Body: string | undefined;
}

/**
 * Serves the button of mail programs that stops the emails of a business with invoices (RFC 8058). The mail provider
 * posts its form to the address of the page that the header of the mail names. Without that form nothing changes: mail
 * scanners ask for addresses too.
 */
export async function serveOneClickStop(
  app: FastifyInstance,
  context: ServiceContext,
): Promise<void> {
  await app.register(async (scope) => {
    // The standard lets the provider choose.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4 * 1024 },
      (_, body, done) => done(null, body),
    );
    scope.post<StopRoute>(
      '/invoice-emails/:token',
      { config: { form: true } },
      async ({ params: { token }, body = '' }, reply) => {
        if (!/List-Unsubscribe\b.*\bOne-Click\b/s.test(body)) throw notOneClick();
        await chooseEmails(context, { token, isStopped: true });
        return reply.code(204).send();
      },
    );
  });
}

const notOneClick = (): ApiError =>
  new ApiError(400, 'VALIDATION_FAILED', {
    errors: [
      forPrograms('Send List-Unsubscribe=One-Click as a form, or open this page in a browser.'),
    ],
  });
