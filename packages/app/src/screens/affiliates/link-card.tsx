import type { InvalidFields } from '@billfold/core/flows';
import { fieldMessage } from '@billfold/core/flows';
import { type Affiliate, type Business, isPermitted } from '@billfold/core/payments';
import { CopyButton, QrCode, useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogHeader,
  Fold,
  Form,
  FormFailure,
  LoadedCard,
  TextField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as paymentCss from '../payments/payment.css.ts';
import * as css from './affiliates.css.ts';

/** Link of a business that refers others, its QR code, and the choice of its code. */
export function LinkCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.affiliate(business.id);
  const mayChange = isPermitted(business.role, 'manage-settings');
  return (
    <LoadedCard
      title={t('affiliates.link')}
      text={t('affiliates.link.text')}
      resource={resource}
      failed={t('affiliates.loadFailed')}
      rows={2}
    >
      {(affiliate) => (
        <div className={css.part}>
          <Shared affiliate={affiliate} />
          {mayChange && affiliate.isCodeEditable && (
            <Fold label={t('affiliates.code.choose')}>
              <CodeForm businessId={business.id} />
            </Fold>
          )}
        </div>
      )}
    </LoadedCard>
  );
}

function Shared({ affiliate: { link } }: { readonly affiliate: Affiliate }): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <bdi className={paymentCss.url}>{link}</bdi>
      <div className={css.actions}>
        <CopyButton text={link} label={t('affiliates.link.copy')} variant="primary" />
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('affiliates.link.qr')}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogHeader title={t('affiliates.link')} />
        <DialogBody>
          <div className={css.qr}>
            <QrCode text={link} label={t('affiliates.qr')} size={240} />
            <bdi className={paymentCss.url}>{link}</bdi>
          </div>
        </DialogBody>
      </Dialog>
    </>
  );
}

const form = /^[a-z0-9-]{4,20}$/;

/** Form of the code, which is chosen once. */
function CodeForm({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { business, payments } = useServices();
  const [typed, setTyped] = useState('');
  const { state, clearErrors, submit } = useForm<'code'>();
  const code = typed.trim().toLowerCase();
  const invalid: InvalidFields<'code'> = form.test(code) ? {} : { code: 'affiliates.code.invalid' };
  const save = async (): Promise<void> => {
    const request = () => business.call((client) => client.affiliate.set(businessId, { code }));
    if ((await submit(invalid, request)) === null) return;
    await payments.affiliate(businessId).refresh();
    notify.success(t('affiliates.code.saved'));
  };
  return (
    <Form className={css.part} onSubmit={save}>
      <FormFailure failure={state.failure} fields={['code']} />
      <TextField
        label={t('affiliates.code')}
        hint={t('affiliates.code.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={state.isBusy}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          clearErrors('code');
        }}
        error={fieldMessage(state, 'code', t)}
      />
      <div>
        <Button type="submit" busy={state.isBusy}>
          {t('affiliates.code.save')}
        </Button>
      </div>
    </Form>
  );
}
