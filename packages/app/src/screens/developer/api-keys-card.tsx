import type { ApiKey } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, EmptyState, icons, LoadedCard } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from '../business/use-fresh.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import { ApiKeyRow, type KeyAction } from './api-key-row.tsx';
import * as css from './developer.css.ts';
import { KeyDialogs } from './key-dialogs.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** API keys of a business: what each may do, and when it was last used. */
export function ApiKeysCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().developer.apiKeys(businessId);
  useFresh(resource);
  const [isCreating, setIsCreating] = useState(false);
  // Outside of the list, which a rolled key leaves while its new secret is shown.
  const [opened, setOpened] = useState<OpenedKey | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const create = (size: 'sm' | 'md'): ReactElement => (
    <Button
      size={size}
      variant="primary"
      aria-haspopup="dialog"
      onClick={() => setIsCreating(true)}
    >
      {t('apiKeys.create')}
    </Button>
  );
  return (
    <>
      <LoadedCard
        title={t('apiKeys.title')}
        text={t('apiKeys.text')}
        resource={resource}
        actions={(keys) => keys.length > 0 && create('sm')}
        failed={t('apiKeys.loadFailed')}
        rows={2}
      >
        {(keys) =>
          keys.length === 0 ? (
            <EmptyState
              icon={icons.key}
              title={t('apiKeys.empty')}
              text={t('apiKeys.empty.text')}
              action={
                <>
                  {create('md')}
                  <GuideLink id="first-payment" />
                </>
              }
            />
          ) : (
            <KeyList
              keys={keys}
              onChoose={(next) => {
                setOpened(next);
                setIsOpen(true);
              }}
            />
          )
        }
      </LoadedCard>
      <NewKeyDialog
        businessId={businessId}
        open={isCreating}
        onClose={() => setIsCreating(false)}
      />
      {opened && (
        <KeyDialogs
          {...opened}
          businessId={businessId}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface OpenedKey {
  readonly apiKey: ApiKey;
  readonly action: KeyAction;
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly onChoose: (opened: OpenedKey) => void;
}

function KeyList({ keys, onChoose }: KeyListProps): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.list} aria-label={t('apiKeys.title')}>
      {keys.map((apiKey) => (
        <ApiKeyRow
          key={apiKey.id}
          apiKey={apiKey}
          onChoose={(action) => onChoose({ apiKey, action })}
        />
      ))}
    </ul>
  );
}
