'use client';
import { fieldMessage } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useDraft } from '../../context/use-draft.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import * as css from './settings.css.ts';
import { useShownWallet } from './use-shown-wallet.ts';

/** Card of the wallet's name. */
export function WalletNameCard(): ReactElement {
  const t = useTranslate();
  const { state, name, isChanged, type, save } = useWalletName();
  return (
    <Card title={t('walletSettings.wallet')}>
      <Form className={css.nameForm} onSubmit={save}>
        <TextField
          label={t('walletSettings.name')}
          name="wallet-name"
          autoComplete="off"
          readOnly={state.isBusy}
          value={name}
          onValueChange={type}
          error={fieldMessage(state, 'name', t)}
        />
        <Button type="submit" disabled={!isChanged} busy={state.isBusy} className={css.besideField}>
          {t('walletSettings.name.save')}
        </Button>
      </Form>
      <FormFailure failure={state.failure} fields={['name']} />
    </Card>
  );
}

function useWalletName() {
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const wallet = useShownWallet();
  const form = useForm<'name'>();
  const [typed, setTyped] = useDraft(`wallet name ${wallet?.id}`);
  const name = typed ?? wallet?.name ?? '';
  const wanted = name.trim();
  const save = async (): Promise<void> => {
    if (!wallet) return;
    const problem = wanted === '' ? 'common.required' : 'walletSettings.name.length';
    const isRight = wanted !== '' && wanted.length <= 40;
    const done = await form.submit(isRight ? {} : { name: problem }, () =>
      client.wallets.rename(wallet.id, { name: wanted }),
    );
    if (done === null) return;
    notify.success(t('walletSettings.saved'));
    await client.resources.wallets.invalidate();
    setTyped(null);
  };
  return {
    state: form.state,
    name,
    isChanged: wallet !== undefined && wanted !== wallet.name,
    type: (text: string) => {
      setTyped(text);
      form.clearErrors('name');
    },
    save,
  };
}
