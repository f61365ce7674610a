import type { MessageKey } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { TwoFactorSetUp } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';

/** Two-factor sign-in of the user, with a link to where it is turned on; undefined until it is known. */
export function useTwoFactor(open: MessageKey, label?: MessageKey): TwoFactorSetUp | undefined {
  const { data } = useResource(useServices().user);
  return data && { isOn: data.has2fa, action: <TurnOn open={open} label={label} /> };
}

interface TurnOnProps {
  readonly open: MessageKey;
  /** Name of the link, where its text alone does not say what it opens. */
  readonly label: MessageKey | undefined;
}

function TurnOn({ open, label }: TurnOnProps): ReactElement {
  const t = useTranslate();
  return (
    <PageLinkButton
      href="/account/settings/security"
      aria-label={label === undefined ? undefined : t(label)}
    >
      {t(open)}
    </PageLinkButton>
  );
}
