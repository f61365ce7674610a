import { isErrorCode } from '@billfold/core';
import { createResource } from '@billfold/core/flows';
import { businessTexts } from '@billfold/core/internal';
import type { InvitationPreview } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { ErrorState, Spinner, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useUrlToken } from '../../session/use-url-token.ts';
import { Screen } from '../../shell/screen.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import * as css from './business.css.ts';
import { InvitationOver } from './invitation-over.tsx';
import { InvitedVisitor } from './invited-visitor.tsx';

/** The page behind the link of an invitation, which needs no session to be read. */
export function InvitationScreen(): ReactElement {
  useTexts(businessTexts);
  const t = useTranslate();
  const token = useUrlToken();
  const { business } = useServices();
  const [preview] = useState(() =>
    createResource((signal) =>
      business.call(({ team }) => team.previewInvitation(token, { signal })),
    ),
  );
  const { data, status, error } = useResource(preview);
  if (data) return <Invited token={token} preview={data} />;
  return (
    <Screen title={t('invitation.title')}>
      {status === 'pending' && (
        <div className={css.center}>
          <Spinner size={32} label={t('invitation.loading')} />
        </div>
      )}
      {isErrorCode(error, 'api') && <InvitationOver failure={error} />}
      {error && !isErrorCode(error, 'api') && (
        <ErrorState
          error={error}
          title={t('invitation.loadFailed')}
          onRetry={() => void preview.refresh()}
        />
      )}
    </Screen>
  );
}

interface InvitedProps {
  readonly token: string;
  readonly preview: InvitationPreview;
}

function Invited({ token, preview }: InvitedProps): ReactElement {
  const t = useTranslate();
  const { isSignedIn } = useStore(useServices().session);
  const { businessName, role, maskedEmail } = preview;
  return (
    <Screen title={t('invitation.lead', { name: businessName })}>
      <div className={css.stack}>
        <div>
          <p className={css.muted}>{t('invitation.role')}</p>
          <p className={css.stepTitle}>{t(`role.${role}`)}</p>
          <p className={css.muted}>{t(`role.${role}.text`)}</p>
        </div>
        <div>
          <p className={css.muted}>{t('invitation.invited')}</p>
          <p className={css.stepTitle}>
            <bdi>{maskedEmail}</bdi>
          </p>
        </div>
        {isSignedIn ? (
          <AcceptInvitation token={token} preview={preview} />
        ) : (
          <InvitedVisitor token={token} />
        )}
      </div>
    </Screen>
  );
}
