import { useTranslate } from '@billfold/react';
import { Badge, EmptyState, icons, LoadedCard, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import * as css from './settings.css.ts';

/** The wallets of the user, and the businesses where there are any. */
export function MembershipsCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  return (
    <LoadedCard
      title={t('accountPlatform.wallets')}
      resource={account.platform}
      failed={t('accountPlatform.loadFailed')}
      rows={2}
    >
      {({ wallets, businesses }) => (
        <>
          {wallets.length === 0 ? (
            <EmptyState
              icon={icons.accounts}
              title={t('accountPlatform.wallets.empty')}
              action={
                <PageLinkButton href="/wallet/new-wallet" variant="primary">
                  {t('accountPlatform.wallets.create')}
                </PageLinkButton>
              }
            />
          ) : (
            <Memberships rows={wallets} />
          )}
          {businesses.length > 0 && (
            <section aria-label={t('accountPlatform.businesses')}>
              <h3 className={css.strong}>{t('accountPlatform.businesses')}</h3>
              <Memberships rows={businesses} />
            </section>
          )}
        </>
      )}
    </LoadedCard>
  );
}

interface Membership {
  readonly id: string | number;
  readonly name: string;
  readonly role: string;
}

function Memberships({ rows }: { readonly rows: readonly Membership[] }): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.list}>
      {rows.map(({ id, name, role }) => (
        <SettingRow key={id} as="li" title={name}>
          <Badge>{role === 'OWNER' ? t('accountPlatform.role.OWNER') : role}</Badge>
        </SettingRow>
      ))}
    </ul>
  );
}
