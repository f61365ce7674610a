import { type BusinessDetail, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { acceptedIds } from '../../common/accepted-ids.ts';
import { useServices } from '../../services/services-context.ts';
import type { ChecklistStep } from './list-steps.ts';

export interface DoneTextProps {
  readonly business: BusinessDetail;
  readonly step: ChecklistStep;
}

/** Result of a done step of the checklist, as far as the member may see it. */
export function DoneText({ business, step }: DoneTextProps): ReactElement | null {
  const t = useTranslate();
  if (step === 'business') return <bdi>{business.name}</bdi>;
  if (!isPermitted(business.role, 'manage-settings')) return null;
  switch (step) {
    case 'wallet':
      return <WalletName businessId={business.id} />;
    case 'assets':
      return <AssetNames businessId={business.id} />;
    case 'checkout':
      return <>{t('dashboard.step.checkout.done')}</>;
    default:
      return null;
  }
}

interface OfBusinessProps {
  readonly businessId: number;
}

function WalletName({ businessId }: OfBusinessProps): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useServices().business.settlement(businessId));
  const chosen = data?.chosen ?? null;
  return <bdi>{chosen && (chosen.walletName ?? t('businessSetup.own'))}</bdi>;
}

/** Number of assets that one line has room for. */
const mostNamed = 4;

function AssetNames({ businessId }: OfBusinessProps): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useServices().business.assets(businessId));
  const names = acceptedIds({ assets: data?.assets ?? [] });
  const rest = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return <>{rest > 0 ? t('dashboard.step.assets.more', { named, rest }) : named}</>;
}
