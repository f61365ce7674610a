import { getNetwork, listServedNetworks, namesField } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import {
  Button,
  CoinMark,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
  ListPicker,
  LoadingText,
  Notice,
  TextField,
  useResource,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import * as css from './accounts.css.ts';
import { type AddAccountOptions, useAddAccount } from './use-add-account.ts';

export interface AddAccountDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Those that are there: no name twice. */
  readonly accounts: readonly Account[];
  readonly onAdded: () => void;
}

export function AddAccountDialog(props: AddAccountDialogProps): ReactElement {
  const { open, onOpenChange, accounts, onAdded } = props;
  const t = useTranslate();
  const { data } = useResource(useServices().client.resources.config);
  const [first, ...others] = data === undefined ? [] : listServedNetworks(data);
  const close = (): void => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogHeader title={t('accounts.add.title')} />
      {first === undefined ? (
        <DialogBody>
          <LoadingText />
        </DialogBody>
      ) : (
        <AddAccountForm
          accounts={accounts}
          networks={[first, ...others]}
          onCancel={close}
          onAdded={() => {
            close();
            onAdded();
          }}
        />
      )}
    </Dialog>
  );
}

interface AddAccountFormProps extends AddAccountOptions {
  readonly onCancel: () => void;
}

/** Begins afresh each time the dialog is opened. */
function AddAccountForm({ onCancel, ...options }: AddAccountFormProps): ReactElement {
  const t = useTranslate();
  const form = useAddAccount(options);
  return (
    <DialogForm onSubmit={() => void form.submit()}>
      <DialogBody>
        <div className={css.form}>
          {form.failure && !namesField(form.failure, 'name') && (
            <Notice tone="danger" live>
              {form.failure.messages.join('\n')}
            </Notice>
          )}
          <ListPicker
            label={t('accounts.add.network')}
            options={options.networks.map((code) => ({
              id: code,
              text: getNetwork(code).name,
              content: (
                <NetworkOption symbol={getNetwork(code).symbol} name={getNetwork(code).name} />
              ),
            }))}
            value={form.network}
            onValueChange={form.setNetwork}
          />
          <TextField
            label={t('accounts.add.name')}
            autoComplete="off"
            value={form.name}
            onValueChange={form.setName}
            error={form.nameError}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" wide busy={form.isBusy}>
          {t('accounts.add.submit')}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}

function NetworkOption(props: { readonly symbol: string; readonly name: string }): ReactElement {
  return (
    <span className={css.option}>
      <CoinMark symbol={props.symbol} />
      {props.name}
    </span>
  );
}
