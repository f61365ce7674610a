import { useTranslate } from '@billfold/react';
import { Badge, EmptyState, Icon, icons, LoadedCard, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { forward } from '../../../common/covering-link.css.ts';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import * as css from './settings.css.ts';

/** The wallets of the user, and the businesses where there are any. */
export function MembershipsCard(): ReactElement {
  const t = useTranslate();
  const { account, session } = useServices();
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
            <Memberships
              rows={wallets}
              href="/wallet/settings/general"
              onOpen={session.selectWallet}
            />
          )}
          {businesses.length > 0 && (
            <section aria-label={t('accountPlatform.businesses')}>
              <h3 className={css.strong}>{t('accountPlatform.businesses')}</h3>
              <Memberships
                rows={businesses}
                href="/payments/settings/general"
                onOpen={session.selectBusiness}
              />
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

interface MembershipsProps {
  readonly rows: readonly Membership[];
  /** Settings of the one that `onOpen` chose. */
  readonly href: string;
  readonly onOpen: (id: string) => void;
}

function Memberships({ rows, href, onOpen }: MembershipsProps): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.list}>
      {rows.map(({ id, name, role }) => (
        <SettingRow
          key={id}
          as="li"
          oneLine
          title={
            <Link href={href} className={css.rowLink} onClick={() => onOpen(`${id}`)}>
              {name}
            </Link>
          }
        >
          <Badge>{role === 'OWNER' ? t('accountPlatform.role.OWNER') : role}</Badge>
          <Icon shape={icons.chevronRight} size={16} className={forward} />
        </SettingRow>
      ))}
    </ul>
  );
}
