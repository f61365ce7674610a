import { type Business, type Invitation, isPermitted } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import { Badge, Button, LoadedCard, SettingRow, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFresh } from './use-fresh.ts';

/** Invitations that nobody has accepted yet. */
export function InvitationsCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, invitations } = useServices().business;
  // The dialog keeps its content while it leaves.
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const resource = invitations(business.id);
  useFresh(resource);
  return (
    <LoadedCard
      title={t('team.invitations')}
      resource={resource}
      failed={t('team.invitations.loadFailed')}
      rows={1}
    >
      {(pending) => (
        <>
          {pending.length === 0 && <p className={css.muted}>{t('team.invitations.empty')}</p>}
          {pending.length > 0 && (
            <ul className={css.list} aria-label={t('team.invitations')}>
              {pending.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  business={business}
                  invitation={invitation}
                  onRevoke={() => {
                    setRevoked(invitation);
                    setIsAsking(true);
                  }}
                />
              ))}
            </ul>
          )}
          {revoked && (
            <ConfirmDialog
              open={isAsking}
              onClose={() => setIsAsking(false)}
              title={t('team.revoke.title', { email: revoked.email })}
              text={<p>{t('team.revoke.text')}</p>}
              submit={t('team.revoke.submit')}
              call={() => call(({ team }) => team.revokeInvitation(business.id, revoked.id))}
              onDone={() => {
                notify.success(t('team.revoke.done'));
                void resource.invalidate();
              }}
            />
          )}
        </>
      )}
    </LoadedCard>
  );
}

interface InvitationRowProps {
  readonly business: Business;
  readonly invitation: Invitation;
  readonly onRevoke: () => void;
}

function InvitationRow({ business, invitation, onRevoke }: InvitationRowProps): ReactElement {
  const t = useTranslate();
  const { email, role, expiresAt, isExpired } = invitation;
  const mayRevoke = role !== 'OWNER' || isPermitted(business.role, 'manage-owners');
  return (
    <SettingRow
      as="li"
      title={<bdi>{email}</bdi>}
      hint={
        isExpired ? (
          t('team.invitations.expired')
        ) : (
          <>
            {t('team.invitations.expires')} <TimeText at={expiresAt} form="day" inSentence />
          </>
        )
      }
    >
      <span className={css.end}>
        <Badge>{t(`role.${role}`)}</Badge>
        {mayRevoke && <ResendButton business={business} invitation={invitation} />}
        {mayRevoke && (
          <Button
            variant="danger"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('team.revoke.of', { email })}
            onClick={onRevoke}
          >
            {t('team.revoke')}
          </Button>
        )}
      </span>
    </SettingRow>
  );
}

/** Sends an invitation again, whose earlier link then ends. */
function ResendButton({
  business,
  invitation: { email, role },
}: Pick<InvitationRowProps, 'business' | 'invitation'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, invitations } = useServices().business;
  const { state, submit } = useForm<never>();
  const resend = async (): Promise<void> => {
    const done = await submit({}, () =>
      call(({ team }) => team.invite(business.id, { email, role })),
    );
    if (done === null) return;
    notify.success(t('team.invite.done', { email }));
    await invitations(business.id).invalidate();
  };
  return (
    <Button
      size="sm"
      busy={state.isBusy}
      aria-label={t('team.resend.of', { email })}
      onClick={() => void resend()}
    >
      {t('team.resend')}
    </Button>
  );
}
