import type { ApiKey } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { Badge, IconButton, icons, Menu, MenuItem, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './developer.css.ts';
import { ModeBadge } from './mode-badge.tsx';

export type KeyAction = 'edit' | 'roll' | 'revoke';

export interface ApiKeyRowProps {
  readonly apiKey: ApiKey;
  readonly onChoose: (action: KeyAction) => void;
}

/** One key with its access, and its actions in a menu. */
export function ApiKeyRow(props: ApiKeyRowProps): ReactElement {
  const t = useTranslate();
  const { name, livemode, kind, masked, scopes } = props.apiKey;
  return (
    <SettingRow
      as="li"
      title={
        <>
          <bdi>{name}</bdi>
          <ModeBadge livemode={livemode} />
          {kind === 'PUBLISHABLE' && <Badge>{t('apiKeys.publishable')}</Badge>}
          <EndBadge apiKey={props.apiKey} />
        </>
      }
      hint={
        <span className={css.facts}>
          <code className={css.code}>{masked}</code>
          {scopes.length > 0 && (
            <span>{scopes.map((scope) => t(`apiKey.scope.${scope}`)).join(', ')}</span>
          )}
          <KeyFacts apiKey={props.apiKey} />
        </span>
      }
    >
      <KeyMenu {...props} />
    </SettingRow>
  );
}

/** A key that ended, or that another one replaces. */
function EndBadge({
  apiKey: { expiresAt, replacedBy },
}: Pick<ApiKeyRowProps, 'apiKey'>): ReactElement | null {
  const t = useTranslate();
  const now = useClient().platform.clock.now();
  if (expiresAt !== null && expiresAt.getTime() <= now)
    return <Badge tone="danger">{t('apiKeys.expired')}</Badge>;
  return replacedBy === null ? null : <Badge tone="warning">{t('apiKeys.replaced')}</Badge>;
}

function KeyFacts({ apiKey }: Pick<ApiKeyRowProps, 'apiKey'>): ReactElement {
  const t = useTranslate();
  const { lastUsedAt, createdBy, expiresAt, allowedIps } = apiKey;
  return (
    <span>
      {lastUsedAt === null ? (
        t('apiKeys.neverUsed')
      ) : (
        <>
          {t('apiKeys.lastUsed')} <TimeText at={lastUsedAt} inSentence />
        </>
      )}
      {' · '}
      {t('apiKeys.createdBy', { name: createdBy })}
      {expiresAt !== null && (
        <>
          {' · '}
          {t('apiKeys.ends')} <TimeText at={expiresAt} form="date" />
        </>
      )}
      {allowedIps.length > 0 && ` · ${t('apiKeys.addresses', { count: allowedIps.length })}`}
    </span>
  );
}

function KeyMenu({ apiKey: { name, replacedBy }, onChoose }: ApiKeyRowProps): ReactElement {
  const t = useTranslate();
  const label = t('apiKeys.actions', { name });
  return (
    <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
      <MenuItem icon={icons.pencil} onSelect={() => onChoose('edit')}>
        {t('apiKeys.edit')}
      </MenuItem>
      {replacedBy === null && (
        <MenuItem icon={icons.refresh} onSelect={() => onChoose('roll')}>
          {t('apiKeys.roll')}
        </MenuItem>
      )}
      <MenuItem danger icon={icons.trash} onSelect={() => onChoose('revoke')}>
        {t('apiKeys.revoke')}
      </MenuItem>
    </Menu>
  );
}
