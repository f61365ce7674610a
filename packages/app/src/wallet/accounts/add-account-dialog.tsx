import { getNetwork, namesField, networkCodes } from '@billfold/core';
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
  Notice,
  TextField,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './accounts.css.ts';
import { useAddAccount } from './use-add-account.ts';

export interface AddAccountDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Those that are there: no name twice. */
  readonly accounts: readonly Account[];
  readonly onAdded: () => void;
}

export function AddAccountDialog(props: AddAccountDialogProps): ReactElement {
  const { open, onOpenChange, accounts, onAdded } = props;
  const close = (): void => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <AddAccountForm
        accounts={accounts}
        onCancel={close}
        onAdded={() => {
          close();
          onAdded();
        }}
      />
    </Dialog>
  );
}

interface AddAccountFormProps {
  readonly accounts: readonly Account[];
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

/** Begins afresh each time the dialog is opened. */
function AddAccountForm({ accounts, onCancel, onAdded }: AddAccountFormProps): ReactElement {
  const t = useTranslate();
  const form = useAddAccount(accounts, onAdded);
  return (
    <DialogForm onSubmit={() => void form.submit()}>
      <DialogHeader title={t('accounts.add.title')} />
      <DialogBody>
        <div className={css.form}>
          {form.failure && !namesField(form.failure, 'name') && (
            <Notice tone="danger" live>
              {form.failure.messages.join('\n')}
            </Notice>
          )}
          <ListPicker
            label={t('accounts.add.network')}
            options={networkCodes.map((code) => ({
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
