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
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';

export interface NoteCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

const longest = 2000;

/** Note of the team about a payment, with the way to its field; nothing where there is none and a member may not write. */
export function NoteCard(props: NoteCardProps): ReactElement | null {
  const { business, payment } = props;
  if (isPermitted(business.role, 'create-payments', payment.livemode))
    return <WritableNote {...props} />;
  return payment.note ? <NoteText note={payment.note} /> : null;
}

function NoteText({
  note,
  action,
}: {
  readonly note: string;
  readonly action?: ReactNode;
}): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('payment.note')} actions={action}>
      {note !== '' && <p className={css.free}>{note}</p>}
    </Card>
  );
}

/** Note with a field that opens; it saves when the field is left, and stays open to offer an undo. */
function WritableNote(props: NoteCardProps): ReactElement {
  const t = useTranslate();
  const note = useNote(props);
  // A text that is not yet saved is in the field, which then leaves the focus where it is.
  const [isLeft] = useState(note.isTyped);
  const [isAsked, setIsAsked] = useState(false);
  const kept = props.payment.note ?? '';
  if (isLeft || isAsked) return <NoteField note={note} takesFocus={isAsked} />;
  return (
    <NoteText
      note={kept}
      action={
        <TextButton onClick={() => setIsAsked(true)}>
          {t(kept === '' ? 'payment.note.add' : 'payment.note.edit')}
        </TextButton>
      }
    />
  );
}

interface NoteFieldProps {
  readonly note: ReturnType<typeof useNote>;
  readonly takesFocus: boolean;
}

function NoteField({ note, takesFocus }: NoteFieldProps): ReactElement {
  const t = useTranslate();
  const { text, setText, state, saved, save, undo } = note;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
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
    <Card>
      <FormFailure failure={state.failure} fields={['note']} />
      <TextArea
        ref={field}
        label={t('payment.note')}
        rows={2}
        maxLength={longest}
        readOnly={state.isBusy}
        hint={hint()}
        value={text}
        onValueChange={setText}
        onBlur={() => void save(text)}
      />
    </Card>
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
  return { text, isTyped: typed !== null, setText, state, saved, save, undo };
}
