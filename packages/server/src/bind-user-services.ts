import type { ServiceContext } from './context.ts';
import { createResetHandler } from './credentials/request-password-reset.ts';
import { bindCredentialRoutes } from './credentials/routes.ts';
import { bindExternalLoginRoutes } from './external-login/routes.ts';
import type { Bind } from './http/bind.ts';
import type { OutboxHandler } from './outbox/outbox.ts';
import { bindPersonalTokenRoutes } from './personal-tokens/routes.ts';
import { createReportHandler } from './reports/write-report.ts';
import { bindSecurityEventRoutes } from './security-events/routes.ts';
import { bindSecurityScoreRoute } from './security-score/routes.ts';
import { bindSessionRoutes } from './sessions/routes.ts';
import { bindStepUpRoute } from './step-up/routes.ts';
import { createTransactionMailHandler } from './transaction-mails/send-transaction-mail.ts';
import { bindTwoFactorRoutes } from './two-factor/routes.ts';
import { bindUserDeletionRoute } from './user-deletion/routes.ts';
import { createExportHandler } from './user-exports/make-export.ts';
import { bindUserExportRoutes } from './user-exports/routes.ts';
import { bindUserRoutes } from './users/routes.ts';

/** Every call about the signed-in user: how they sign in, and what they chose. */
export function bindUserServices(bind: Bind, context: ServiceContext): void {
  bindCredentialRoutes(bind, context);
  bindStepUpRoute(bind, context);
  bindTwoFactorRoutes(bind, context);
  bindSessionRoutes(bind, context);
  bindExternalLoginRoutes(bind, context);
  bindPersonalTokenRoutes(bind, context);
  bindSecurityEventRoutes(bind, context);
  bindSecurityScoreRoute(bind, context);
  bindUserRoutes(bind, context);
  bindUserDeletionRoute(bind, context);
  bindUserExportRoutes(bind, context);
}

/** Creates the outbox handlers of the jobs that these services enqueue. */
export function createUserHandlers(context: ServiceContext): readonly [string, OutboxHandler][] {
  return [
    ['password-reset', createResetHandler(context)],
    ['user-export', createExportHandler(context)],
    ['report', createReportHandler(context)],
    ['transaction-mail', createTransactionMailHandler(context)],
  ];
}
