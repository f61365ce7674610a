import type { QuietHours } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import {
  Button,
  Form,
  SettingSwitch,
  TextField,
  useForm,
  useHeldDraft,
  useLeftDraft,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './settings.css.ts';

export interface QuietHoursFormProps {
  readonly quietHours: QuietHours | null;
  readonly isBusy: boolean;
  readonly onSave: (quietHours: QuietHours | null) => Promise<void>;
}

const night: QuietHours = { from: '22:00', to: '07:00' };

const formName = 'quiet hours';

export function QuietHoursForm({ quietHours, isBusy, onSave }: QuietHoursFormProps): ReactElement {
  const t = useTranslate();
  const { state, clearErrors, submit } = useForm<'from' | 'to'>();
  const left = useLeftDraft(formName);
  const [typed, setTyped] = useState<QuietHours | null>(() => {
    const { from, to } = left() ?? {};
    return from === undefined || to === undefined ? null : { from, to };
  });
  useHeldDraft(formName, typed && { from: typed.from, to: typed.to });
  const shown = typed ?? quietHours;
  const save = async (): Promise<void> => {
    if (shown === null) return;
    const problem = 'accountNotifications.quiet.time' as const;
    const done = await submit(
      {
        ...(!isTime(shown.from) && { from: problem }),
        ...(!isTime(shown.to) && { to: problem }),
      },
      () => onSave(shown),
    );
    if (done !== null) setTyped(null);
  };
  const toggle = async (isOn: boolean): Promise<void> => {
    setTyped(isOn ? night : null);
    if (!isOn && quietHours !== null) await onSave(null);
  };
  return (
    <Form className={css.stack} onSubmit={save}>
      <SettingSwitch
        title={t('accountNotifications.quiet.use')}
        hint={t('accountNotifications.quiet.text')}
        checked={shown !== null}
        disabled={isBusy}
        onSave={toggle}
      />
      {shown !== null && (
        <>
          <div className={css.pair}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                label={t(`accountNotifications.quiet.${end}`)}
                type="time"
                readOnly={isBusy}
                value={shown[end]}
                onValueChange={(text) => {
                  setTyped({ ...shown, [end]: text });
                  clearErrors(end);
                }}
                error={fieldMessage(state, end, t)}
              />
            ))}
          </div>
          <div>
            <Button type="submit" disabled={typed === null} busy={isBusy}>
              {t('accountSettings.save')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
