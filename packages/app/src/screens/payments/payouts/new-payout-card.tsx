import type { Business, ChosenSettlement } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, Notice, Skeleton } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { useFresh } from '../../business/use-fresh.ts';
import { PayoutForm } from './payout-form.tsx';
import { PayoutReview } from './payout-review.tsx';
import { usePayoutPlan } from './use-payout-plan.ts';

/** A new payout for the owner of the settlement wallet; other managers learn who that is. */
export function NewPayoutCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const services = useServices();
  const { data: user } = useResource(services.user);
  const resource = services.business.settlement(business.id);
  const { data, status, error } = useResource(resource);
  if (data === undefined || user === undefined)
    return (
      <Card>
        {status === 'failed' ? (
          <ErrorState
            error={error}
            title={t('payouts.signer.loadFailed')}
            onRetry={() => void resource.refresh()}
          />
        ) : (
          <Skeleton shape="block" height="320px" />
        )}
      </Card>
    );
  const { chosen } = data;
  if (chosen === null || chosen.walletId === null)
    return (
      <Notice tone="info" title={t('payouts.noWallet')}>
        <p>{t('payouts.noWallet.text')}</p>
        {chosen === null ? (
          <PageLink href="/payments/dashboard">{t('payouts.noWallet.open')}</PageLink>
        ) : (
          <PageLink href="/payments/settings/cryptocurrency">
            {t('payouts.noWallet.settings')}
          </PageLink>
        )}
      </Notice>
    );
  if (chosen.memberId !== user.id)
    return <Notice tone="info">{t('payouts.signer', { name: chosen.memberName })}</Notice>;
  const { walletId, networks } = chosen;
  return <Steps key={business.id} {...{ business, walletId, networks }} />;
}

interface StepsProps {
  readonly business: Business;
  readonly walletId: string;
  readonly networks: ChosenSettlement['networks'];
}

const path = '/payments/payouts/new';

/** Form, and the plan as an entry of the history: the way back of the browser leads to the form as it was typed. */
function Steps({ business, walletId, networks }: StepsProps): ReactElement {
  const [, navigate] = useLocation();
  const isChecked = new URLSearchParams(useSearch()).get('step') === 'check';
  const resource = useServices().payments.settlementBalances(business.id);
  const { data, status } = useResource(resource);
  useFresh(resource);
  const form = usePayoutPlan(business.id, () => {
    if (!isChecked) navigate(`${path}?step=check`);
  });
  const { plan, state, review, edit, clear } = form;
  // A plan that was left is not come back to: its lines may be others by then.
  const isLeft = plan !== null && !isChecked;
  useEffect(() => {
    if (isLeft) edit();
  });
  if (plan === null || isLeft)
    return (
      <Card>
        {/* What the account has decides how the asset is chosen. */}
        {data === undefined && status !== 'failed' ? (
          <Skeleton shape="block" height="320px" />
        ) : (
          <PayoutForm form={form} networks={networks} balances={data?.payable} />
        )}
      </Card>
    );
  return (
    <PayoutReview
      key={plan.id}
      {...{ plan, walletId, businessId: business.id }}
      isBusy={state.isBusy}
      onReplan={() => void review()}
      onBack={() => {
        edit();
        navigate(path, { replace: true });
      }}
      onSigned={(id) => {
        clear();
        navigate(`/payments/payouts/${encodeURIComponent(id)}`, { replace: true });
      }}
    />
  );
}
