import { fieldMessage } from '@billfold/core/flows';
import type { Business, ImportedCustomers } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { csvTypes, FileButton } from '../../common/file-button.tsx';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import * as css from './customers.css.ts';

export interface ImportCustomersDialogProps extends StepsProps {
  readonly open: boolean;
}

/** Adds and updates customers from a file, and names the lines that were left out. */
export function ImportCustomersDialog({
  open,
  ...props
}: ImportCustomersDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

interface StepsProps {
  readonly business: Business;
  readonly onClose: () => void;
}

function Steps({ business, onClose }: StepsProps): ReactElement {
  const [imported, setImported] = useState<ImportedCustomers | null>(null);
  if (imported !== null) return <Outcome imported={imported} onClose={onClose} />;
  return <ChooseFile {...{ business, onClose }} onImported={setImported} />;
}

function ChooseFile({
  business,
  onClose,
  onImported,
}: StepsProps & { readonly onImported: (imported: ImportedCustomers) => void }): ReactElement {
  const t = useTranslate();
  const services = useServices();
  const mode = useModeQuery();
  const [file, setFile] = useState<File | null>(null);
  const { state, clearErrors, submit } = useForm<'csv'>();
  const send = async (): Promise<void> => {
    const done = await submit(
      file === null ? { csv: 'customers.import.missing' } : {},
      async () => {
        const csv = (await file?.text()) ?? '';
        return services.business.call(({ customers }) =>
          customers.import(business.id, { csv, ...mode }),
        );
      },
    );
    if (done === null) return;
    services.payments.invalidate();
    onImported(done.answer);
  };
  const error = fieldMessage(state, 'csv', t);
  return (
    <FormDialogContent
      title={t('customers.import.title')}
      submit={t('customers.import.submit')}
      isBusy={state.isBusy}
      onSubmit={send}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['csv']} />
      <p className={css.muted}>{t('customers.import.text')}</p>
      <div className={css.file}>
        <FileButton
          label={t('customers.import.file')}
          accept={csvTypes}
          disabled={state.isBusy}
          onFile={(chosen) => {
            setFile(chosen);
            clearErrors('csv');
          }}
        >
          {t('customers.import.choose')}
        </FileButton>
        {file !== null && (
          <span className={css.muted}>{t('customers.import.chosen', { name: file.name })}</span>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className={css.problem}>
          {error}
        </p>
      )}
    </FormDialogContent>
  );
}

interface OutcomeProps {
  readonly imported: ImportedCustomers;
  readonly onClose: () => void;
}

function Outcome({ imported, onClose }: OutcomeProps): ReactElement {
  const t = useTranslate();
  const { created, updated, unchanged, refused } = imported;
  return (
    <>
      <DialogHeader title={t('customers.import.done.title')} />
      <DialogBody step="done">
        <p>{t('customers.import.done', { created, updated, unchanged })}</p>
        {refused.length > 0 && (
          <Notice tone="warning" title={t('customers.import.refused', { count: refused.length })}>
            <ul className={css.lines}>
              {refused.map(({ line, message }) => (
                <li key={line}>{t('customers.import.line', { line, message })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </DialogBody>
      <DialogFooter>
        <Button wide variant="primary" onClick={onClose}>
          {t('customers.import.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
