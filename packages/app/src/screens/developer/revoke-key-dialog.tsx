import { TimeText, useNotify, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from '../business/confirm-dialog.tsx';
import { EffectList } from '../business/effect-list.tsx';
import type { KeyDialogProps } from './edit-key-dialog.tsx';

/** Ends a key, after saying what stops. */
export function RevokeKeyDialog(props: KeyDialogProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { business, developer } = useServices();
  const { businessId, apiKey, open, onClose } = props;
  const { id, name, lastUsedAt } = apiKey;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('apiKey.revoke.title', { name })}
      submit={t('apiKey.revoke.submit')}
      text={
        <>
          <EffectList
            title={t('apiKey.revoke.effects')}
            effects={[
              t('apiKey.revoke.effects.calls'),
              t('apiKey.revoke.effects.payments'),
              t('apiKey.revoke.effects.final'),
            ]}
          />
          <p>
            {lastUsedAt === null ? (
              t('apiKeys.neverUsed')
            ) : (
              <>
                {t('apiKeys.lastUsed')} <TimeText at={lastUsedAt} inSentence />
              </>
            )}
          </p>
        </>
      }
      call={() => business.call(({ apiKeys }) => apiKeys.revoke(businessId, id))}
      onDone={() => {
        notify.success(t('apiKey.revoke.done', { name }));
        developer.invalidate();
      }}
    />
  );
}
