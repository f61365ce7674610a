'use client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './settings.css.ts';
import { ShownSeedPhrase } from './shown-seed-phrase.tsx';
import { isWrongKey, WalletKeyField } from './wallet-key-field.tsx';

interface RevealSeedPhraseProps {
  readonly onClose: () => void;
}

/** First the password, then the words; they stand in a ref alone, and go with the dialog. */
export function RevealSeedPhrase({ onClose }: RevealSeedPhraseProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const words = useRef<readonly string[]>([]);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const holder = words;
    return () => {
      holder.current = [];
    };
  }, []);
  if (isShown)
    return (
      <ShownSeedPhrase
        words={words.current}
        onDone={onClose}
        onOver={() => {
          onClose();
          notify.info({
            title: t('walletSettings.seed.over'),
            message: t('walletSettings.seed.support'),
          });
        }}
      />
    );
  const show = (phrase: string): void => {
    words.current = phrase.split(' ');
    setIsShown(true);
  };
  return <AskForKey onClose={onClose} onRevealed={show} />;
}

function AskForKey(
  props: RevealSeedPhraseProps & { readonly onRevealed: (seedPhrase: string) => void },
): ReactElement {
  const t = useTranslate();
  const id = useWalletId();
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const { state, clearErrors, submit } = useForm<'password'>();
  const reveal = async (): Promise<void> => {
    const password = field.current?.value ?? '';
    const done = await submit(password === '' ? { password: 'common.required' } : {}, () =>
      client.wallets.revealSeed(id, { password }),
    );
    if (done !== null) props.onRevealed(done.answer.seedPhrase);
  };
  return (
    <FormDialogContent
      title={t('walletSettings.seed.title')}
      submit={t('walletSettings.seed.open')}
      isBusy={state.isBusy}
      onSubmit={reveal}
      onCancel={props.onClose}
    >
      <Notice tone="warning">
        <p>{t('walletSettings.seed.text')}</p>
        <p>{t('walletSettings.seed.support')}</p>
      </Notice>
      {!isWrongKey(state.failure) && <FormFailure failure={state.failure} fields={['password']} />}
      <WalletKeyField field={field} state={state} onEdit={() => clearErrors('password')} />
      <p className={css.detail}>{t('walletSettings.seed.effects')}</p>
    </FormDialogContent>
  );
}
