import type { PersonalToken } from '@billfold/core/contract';
import { TimeText, useTranslate } from '@billfold/react';
import {
  Badge,
  Button,
  EmptyState,
  icons,
  LoadedCard,
  SettingRow,
  useLeftDraft,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { newTokenForm } from './create-token-form.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import * as css from './settings.css.ts';

/** Personal access tokens: what they may, and when they were last used. */
export function TokensCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const left = useLeftDraft(newTokenForm);
  const [isCreating, setIsCreating] = useState(() => left() !== null);
  // The dialog keeps its content while it leaves.
  const [revoked, setRevoked] = useState<PersonalToken | null>(null);
  const [isRevoking, setIsRevoking] = useState(false);
  const create = (
    <Button aria-haspopup="dialog" onClick={() => setIsCreating(true)}>
      {t('accountDeveloper.tokens.create')}
    </Button>
  );
  return (
    <LoadedCard
      title={t('accountDeveloper.tokens')}
      text={t('accountDeveloper.tokens.text')}
      resource={account.tokens}
      failed={t('accountDeveloper.tokens.loadFailed')}
      rows={2}
    >
      {(tokens) => (
        <>
          {tokens.length === 0 ? (
            <EmptyState
              icon={icons.key}
              title={t('accountDeveloper.tokens.empty')}
              text={t('accountDeveloper.tokens.empty.text')}
              action={create}
            />
          ) : (
            <>
              <ul className={css.list}>
                {tokens.map((token) => (
                  <TokenRow
                    key={token.id}
                    token={token}
                    onRevoke={() => {
                      setRevoked(token);
                      setIsRevoking(true);
                    }}
                  />
                ))}
              </ul>
              <div>{create}</div>
            </>
          )}
          <CreateTokenDialog open={isCreating} onClose={() => setIsCreating(false)} />
          {revoked && (
            <RevokeTokenDialog
              open={isRevoking}
              token={revoked}
              onClose={() => setIsRevoking(false)}
            />
          )}
        </>
      )}
    </LoadedCard>
  );
}

function TokenRow(props: {
  readonly token: PersonalToken;
  readonly onRevoke: () => void;
}): ReactElement {
  const t = useTranslate();
  const { name, access, lastUsedAt, expiresAt } = props.token;
  return (
    <SettingRow
      as="li"
      title={
        <>
          {name}
          <Badge tone={access === 'FULL' ? 'warning' : 'neutral'}>
            {t(`accountDeveloper.access.${access}`)}
          </Badge>
        </>
      }
      hint={
        <>
          {t('accountDeveloper.tokens.usedAt')}{' '}
          {lastUsedAt ? (
            <TimeText at={lastUsedAt} inSentence />
          ) : (
            t('accountDeveloper.tokens.never')
          )}
          {' · '}
          {t('accountDeveloper.tokens.expiresAt')} <TimeText at={expiresAt} form="date" />
        </>
      }
    >
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('accountDeveloper.revoke.of', { name })}
        onClick={props.onRevoke}
      >
        {t('accountDeveloper.revoke')}
      </Button>
    </SettingRow>
  );
}
