import type { SecurityEvent } from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';
import { TimeText, useTranslate } from '@billfold/react';
import { Button, EmptyState, icons, LoadedCard } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './settings.css.ts';

/** Security events of the login and the keys, newest first: a few, and all on demand. */
export function EventsCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <LoadedCard
      title={t('accountSecurity.events')}
      text={t('accountSecurity.events.text')}
      resource={showsAll ? account.events : account.newestEvents}
      failed={t('accountSecurity.events.loadFailed')}
      rows={4}
    >
      {({ items, total }) => (
        <>
          {items.length === 0 ? (
            <EmptyState
              icon={icons.shield}
              title={t('accountSecurity.events.empty')}
              text={t('accountSecurity.events.empty.text')}
            />
          ) : (
            <ul className={css.list}>
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
          )}
          {!showsAll && total > items.length && (
            <div>
              <Button onClick={() => setShowsAll(true)}>{t('accountSecurity.events.more')}</Button>
            </div>
          )}
        </>
      )}
    </LoadedCard>
  );
}

function EventRow({ event }: { readonly event: SecurityEvent }): ReactElement {
  const t = useTranslate();
  const { type, at, ip, device } = event;
  const name =
    device && t('accountSecurity.sessions.device', { browser: device.browser, os: device.os });
  return (
    <li className={css.item}>
      <span className={css.words}>
        <span className={css.strong}>{t(textOf(type))}</span>
        <span className={css.detail}>{[name, ip].filter((each) => each !== null).join(' · ')}</span>
      </span>
      <span className={css.detail}>
        <TimeText at={at} form="date" />
      </span>
    </li>
  );
}

/** Returns the text of an event; a kind that this version does not know is shown by a general text. */
function textOf(type: string): MessageKey {
  return kinds.find((kind) => kind.endsWith(`.${type}`)) ?? 'accountSecurity.event.other';
}

const kinds = [
  'accountSecurity.event.SIGNED_UP',
  'accountSecurity.event.SIGNED_IN',
  'accountSecurity.event.SIGNED_IN_ON_NEW_DEVICE',
  'accountSecurity.event.SIGNED_OUT',
  'accountSecurity.event.SESSION_ENDED',
  'accountSecurity.event.OTHER_SESSIONS_ENDED',
  'accountSecurity.event.EMAIL_VERIFIED',
  'accountSecurity.event.EMAIL_CHANGED',
  'accountSecurity.event.EMAIL_CHANGE_UNDONE',
  'accountSecurity.event.PASSWORD_CHANGED',
  'accountSecurity.event.PASSWORD_RESET',
  'accountSecurity.event.TWO_FACTOR_ENABLED',
  'accountSecurity.event.TWO_FACTOR_DISABLED',
  'accountSecurity.event.RECOVERY_CODES_RENEWED',
  'accountSecurity.event.RECOVERY_CODE_USED',
  'accountSecurity.event.PERSONAL_TOKEN_CREATED',
  'accountSecurity.event.PERSONAL_TOKEN_REVOKED',
  'accountSecurity.event.IDENTITY_CONNECTED',
  'accountSecurity.event.IDENTITY_DISCONNECTED',
  'accountSecurity.event.DATA_EXPORTED',
  'accountSecurity.event.USER_DELETED',
  'accountSecurity.event.SEED_REVEALED',
  'accountSecurity.event.CLOUD_PASSWORD_CHANGED',
  'accountSecurity.event.CLOUD_PASSWORD_RESET',
  'accountSecurity.event.WALLET_DELETED',
  'accountSecurity.event.WALLET_RESTORED',
  'accountSecurity.event.DEVICE_TRUSTED',
  'accountSecurity.event.SEND_CODE_REQUIRED',
  'accountSecurity.event.SEND_CODE_NOT_REQUIRED',
  'accountSecurity.event.CONTACT_ADDRESS_CHANGED',
  'accountSecurity.event.ACCOUNT_SECURED',
] as const satisfies readonly MessageKey[];
