import { useTranslate } from '@billfold/react';
import { Button, Card, EmptyState, icons } from '@billfold/react/internal';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { SignInRule } from '../../services/business-data.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { useFresh } from './use-fresh.ts';

export interface SignInRuleCardProps {
  readonly businessId: number;
  readonly rule: SignInRule;
}

/**
 * Notice of the sign-in that a business asks of a member before it opens, with the way to it. It keeps what is
 * typed in the page whose place it takes.
 */
export function SignInRuleCard({ businessId, rule }: SignInRuleCardProps): ReactElement {
  const t = useTranslate();
  const { business, drafts } = useServices();
  useFresh(business.detail(businessId));
  // Forms that leave drop their drafts in an effect, after this one.
  useLayoutEffect(() => drafts.keep(), [drafts]);
  return (
    <Card>
      <EmptyState
        icon={icons.shield}
        title={t(`signInRule.${rule}.title`)}
        text={t(`signInRule.${rule}.text`)}
        action={
          rule === 'two-factor' ? (
            <PageLinkButton variant="primary" href="/account/settings/security">
              {t('signInRule.two-factor.action')}
            </PageLinkButton>
          ) : (
            <SignInAgain />
          )
        }
      />
    </Card>
  );
}

/** Ends the session; the next one opens this page again. */
function SignInAgain(): ReactElement {
  const t = useTranslate();
  const { endSession } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const press = (): void => {
    setIsBusy(true);
    void endSession();
  };
  return (
    <Button variant="primary" busy={isBusy} onClick={press}>
      {t('signInRule.new-sign-in.action')}
    </Button>
  );
}
