import { embedTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './sandbox-banner.css.ts';

export interface SandboxBannerProps {
  /** Password that signs, where something can be signed. */
  readonly password?: string | undefined;
}

/** Says that no coin is real, and which password signs. */
export function SandboxBanner({ password }: SandboxBannerProps): ReactElement {
  useTexts(embedTexts);
  const t = useTranslate();
  return (
    <>
      <p className={css.line}>{t('shell.sandbox')}</p>
      {password !== undefined && (
        <p className={css.line}>{t('embed.sandbox.password', { password })}</p>
      )}
    </>
  );
}

/** Props of the provider of a widget in the sandbox: secrets are samples, and nothing can be paid to its addresses. */
export function sandboxProps(password?: string) {
  return {
    secretEntry: 'inline',
    features: { amountRequest: false },
    banner: <SandboxBanner password={password} />,
  } as const;
}
