import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { PortfolioScreen, type TwoFactorSetUp } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { GetCoins } from '../../sandbox/get-coins.tsx';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';

export function PortfolioRoute(): ReactElement {
  return <PortfolioScreen emptyAction={<GetCoins />} twoFactor={useTwoFactor()} />;
}

function useTwoFactor(): TwoFactorSetUp | undefined {
  const { data } = useResource(useServices().user);
  return data && { isOn: data.has2fa, action: <TurnOn /> };
}

function TurnOn(): ReactElement {
  const t = useTranslate();
  return (
    <PageLinkButton
      href="/account/settings/security"
      aria-label={t('portfolio.checklist.twoFactor')}
    >
      {t('portfolio.checklist.twoFactor.open')}
    </PageLinkButton>
  );
}
