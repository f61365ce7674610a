import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Card,
  FormFailure,
  TextArea,
  TextButton,
  useDraft,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';

export interface NoteCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

const longest = 2000;

/** Note of the team about a payment; it saves when the field is left, and offers an undo. */
export function NoteCard(props: NoteCardProps): ReactElement | null {
  const t = useTranslate();
  const { business, payment } = props;
  if (isPermitted(business.role, 'create-payments', payment.livemode))
    return (
      <Card>
        <NoteField {...props} />
      </Card>
    );
  if (!payment.note) return null;
  return (
    <Card title={t('payment.note')}>
      <p className={css.free}>{payment.note}</p>
    </Card>
  );
}

function NoteField(props: NoteCardProps): ReactElement {
  const t = useTranslate();
  const { text, setText, state, saved, save, undo } = useNote(props);
  const hint = (): ReactNode => {
    if (state.isBusy) return t('payment.note.saving');
    if (saved === null) return t('payment.note.hint', { left: longest - text.length });
    return (
      <>
        {t('payment.note.saved')}
        {' · '}
        <TextButton onClick={() => void undo()}>{t('payment.note.undo')}</TextButton>
      </>
    );
  };
  return (
    <>
      <FormFailure failure={state.failure} fields={['note']} />
      <TextArea
        label={t('payment.note')}
        rows={2}
        maxLength={longest}
        readOnly={state.isBusy}
        hint={hint()}
        value={text}
        onValueChange={setText}
        onBlur={() => void save(text)}
      />
    </>
  );
}

function useNote({ business, payment }: NoteCardProps) {
  const services = useServices();
  const { state, submit } = useForm<'note'>();
  const kept = payment.note ?? '';
  const [typed, setText] = useDraft(`note of ${payment.id}`);
  const text = typed ?? kept;
  const [saved, setSaved] = useState<{ readonly before: string } | null>(null);
  const write = async (wanted: string): Promise<boolean> => {
    const note = wanted === '' ? null : wanted;
    const done = await submit({}, () =>
      services.business.call(({ payments }) => payments.setNote(business.id, payment.id, { note })),
    );
    if (done !== null)
      await services.payments
        .payment({ businessId: business.id, paymentId: payment.id })
        .invalidate();
    return done !== null;
  };
  const save = async (entered: string): Promise<void> => {
    const wanted = entered.trim();
    if (wanted !== kept && (await write(wanted))) setSaved({ before: kept });
  };
  const undo = async (): Promise<void> => {
    if (saved === null || !(await write(saved.before))) return;
    setText(saved.before);
    setSaved(null);
  };
  // A note that the end of a session interrupted is saved now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed from now on is saved when the field is left.
  useEffect(() => {
    if (typed !== null) void save(typed);
  }, []);
  return { text, setText, state, saved, save, undo };
}
