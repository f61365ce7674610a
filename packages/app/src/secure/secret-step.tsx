import { useTranslate } from '@billfold/react';
import { type FrameJob, Notice, ResetPasswordForm } from '@billfold/react/internal';
import { NewWalletScreen } from '@billfold/react/screens';
import { type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { HostPage } from './connect-to-page.ts';
import * as css from './secure.css.ts';
import type { CreateSightGuard, SightGuard } from './sight-guard.ts';

export interface SecretStepProps {
  readonly page: HostPage;
  readonly step: Exclude<FrameJob, { readonly type: 'sign' }>;
  readonly createGuard: CreateSightGuard;
}

/** Takes or shows the secrets of a step that is no transaction. The page around learns its end alone. */
export function SecretStep({ page, step, createGuard }: SecretStepProps): ReactElement {
  const t = useTranslate();
  const place = useRef<HTMLParagraphElement>(null);
  const guard = useRef<SightGuard | null>(null);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const created = createGuard({ facts: place.current, button: null });
    guard.current = created;
    return created.stop;
  }, [createGuard]);
  /** A page could move the frame under a press that was meant for something else. */
  const refuseEarly = (event: SyntheticEvent): void => {
    const isOpen = guard.current?.isOpen() === true;
    setCovered(!isOpen);
    if (isOpen) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields and buttons are interactive; it only guards them.
    <div
      className={css.form}
      onClickCapture={refuseEarly}
      onSubmitCapture={refuseEarly}
      onKeyDown={({ key }) => {
        if (key === 'Escape') page.send({ type: 'escape' });
      }}
    >
      <p ref={place} className={css.place}>
        {t('secureFrame.secretPlace', { host: window.location.host })}
      </p>
      {isCovered && (
        <Notice tone="warning" live title={t('secureFrame.covered')}>
          {t('secureFrame.covered.wait')}
        </Notice>
      )}
      {step.type === 'new-wallet' ? (
        <NewWalletScreen
          onCreated={({ id }) => page.send({ type: 'wallet-created', walletId: id })}
        />
      ) : (
        <ResetPasswordForm onDone={() => page.send({ type: 'password-reset' })} />
      )}
    </div>
  );
}
