import type { UserSession } from '@billfold/core/contract';
import { TimeText, useTranslate } from '@billfold/react';
import {
  Badge,
  Button,
  FormFailure,
  Icon,
  icons,
  LoadedCard,
  SettingRow,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { EndOthersDialog } from './end-others-dialog.tsx';
import * as css from './settings.css.ts';
import { useAccountChanged } from './use-account-changed.ts';

/** Where the user is signed in; each can be ended but this one, which has Sign Out. */
export function SessionsCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <LoadedCard
      id="sessions"
      title={t('accountSecurity.sessions')}
      text={t('accountSecurity.sessions.text')}
      resource={account.sessions}
      failed={t('accountSecurity.sessions.loadFailed')}
      rows={2}
    >
      {(sessions) => {
        const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
        return (
          <>
            <Sessions sessions={sessions} />
            {others > 0 && (
              <div>
                <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
                  {t('accountSecurity.sessions.endOthers')}
                </Button>
              </div>
            )}
            <EndOthersDialog open={isAsking} count={others} onClose={() => setIsAsking(false)} />
          </>
        );
      }}
    </LoadedCard>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly UserSession[] }): ReactElement {
  const { client } = useServices();
  const onChanged = useAccountChanged();
  const { state, submit } = useForm<never>();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id: string): Promise<void> => {
    setEnding(id);
    const done = await submit({}, () => client.user.endSession(id));
    if (done !== null) await onChanged();
    setEnding(null);
  };
  return (
    <>
      <FormFailure failure={state.failure} fields={[]} />
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </>
  );
}

function SessionRow(props: {
  readonly session: UserSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}): ReactElement {
  const t = useTranslate();
  const { device, os, browser, ip, createdAt, lastSeenAt, isCurrent } = props.session;
  const name = t('accountSecurity.sessions.device', { browser, os });
  return (
    <SettingRow
      as="li"
      lead={
        <span className={css.icon}>
          <Icon shape={icons.monitor} size={16} />
        </span>
      }
      title={
        <>
          {name}
          {isCurrent && <Badge tone="success">{t('accountSecurity.sessions.current')}</Badge>}
        </>
      }
      hint={
        <>
          {device} · {ip} · {t('accountSecurity.sessions.seen')}{' '}
          <TimeText at={lastSeenAt} inSentence />
          {' · '}
          {t('accountSecurity.sessions.since')} <TimeText at={createdAt} inSentence />
        </>
      }
    >
      {!isCurrent && (
        <Button
          size="sm"
          busy={props.isEnding}
          aria-label={t('accountSecurity.sessions.end.of', { device: name })}
          onClick={props.onEnd}
        >
          {t('accountSecurity.sessions.end')}
        </Button>
      )}
    </SettingRow>
  );
}
