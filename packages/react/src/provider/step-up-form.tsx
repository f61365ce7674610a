'use client';
import type { ReactElement } from 'react';
import { problemText } from '../context/problem-text.ts';
import type { ProofParts } from '../context/step-up.ts';
import { useTranslate } from '../context/use-translate.ts';
import { useWallet } from '../context/wallet-context.ts';
import { useStore } from '../state/use-store.ts';
import { plain } from '../theme/base.css.ts';
import { Button } from '../ui/button/button.tsx';
import { DialogBody, DialogFooter, DialogForm, DialogHeader } from '../ui/dialog/dialog-parts.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PasswordField } from '../ui/password-field/password-field.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import * as css from './step-up.css.ts';
import { useProof } from './use-proof.ts';

export interface StepUpFormProps {
  readonly missing: ProofParts;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Fields for the password and, with two-factor on, the code. Secrets stay in their inputs. */
export function StepUpForm({ missing, onBusy }: StepUpFormProps): ReactElement {
  const t = useTranslate();
  const { client, stepUp } = useWallet();
  const email = useStore(client.resources.user).data?.email ?? '';
  const { password, code, state, edit, send } = useProof(missing, onBusy);
  const { isBusy, errors, failure, needsCode } = state;
  return (
    <>
      <DialogHeader title={t('stepUp.title')} />
      <DialogForm onSubmit={() => void send()}>
        <DialogBody>
          <div className={css.fields}>
            <p className={plain}>{t('stepUp.text')}</p>
            {failure && (
              <Notice tone="danger" live>
                {problemText(failure, t)}
              </Notice>
            )}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              ref={password}
              data-first-focus
              label={t('stepUp.password')}
              autoComplete="current-password"
              readOnly={isBusy}
              onValueChange={() => edit('password')}
              error={errors.password && t(errors.password)}
            />
            {needsCode && (
              <TextField
                ref={code}
                label={t('stepUp.code')}
                hint={t('stepUp.code.hint')}
                mono
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={16}
                readOnly={isBusy}
                onValueChange={() => edit('code')}
                error={errors.code && t(errors.code)}
              />
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button wide disabled={isBusy} onClick={() => stepUp.settle(false)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" wide busy={isBusy}>
            {t('stepUp.submit')}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}
