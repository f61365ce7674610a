import { useTranslate } from '@billfold/react';
import { FormDialog } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { KeyDialogProps } from './edit-key-dialog.tsx';
import { KeySecret } from './key-secret.tsx';
import { RollForm } from './roll-form.tsx';

/** Replaces a key by a new one, which is then shown once. */
export function RollKeyDialog(props: KeyDialogProps): ReactElement {
  const t = useTranslate();
  const { businessId, apiKey, open, onClose } = props;
  return (
    <FormDialog open={open} onClose={onClose}>
      <RollForm
        title={t('apiKey.roll.title', { name: apiKey.name })}
        text={t('apiKey.roll.text')}
        submit={t('apiKey.roll.submit')}
        roll={({ apiKeys }, overlap, options) =>
          apiKeys.roll(businessId, apiKey.id, overlap, options)
        }
        draw={(made) => <KeySecret made={made} onDone={onClose} />}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
