'use client';
import type { Contact } from '@billfold/core/contract';
import { contactFailure } from '@billfold/core/flows';
import { contactsTexts, portfolioTexts, validationTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect, useRef } from 'react';
import { useClient, useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { ImportButton } from '../../dialogs/contacts/import-button.tsx';
import { ImportOutcome } from '../../dialogs/contacts/import-outcome.tsx';
import { RemovedContact } from '../../dialogs/contacts/removed-contact.tsx';
import {
  type ContactsCache,
  type ContactsFlowOfDialog,
  useContactsFlow,
} from '../../dialogs/contacts/use-contacts-flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { ContactFormDialog } from './contact-form-dialog.tsx';
import * as css from './contacts.css.ts';
import { PeopleList } from './people-list.tsx';

/**
 * Screen with the contacts of the wallet: each person with all networks, to pay, change and remove.
 * @example
 * <ContactsScreen />;
 */
export function ContactsScreen(): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <Contacts />
    </ScreenScope>
  );
}

const texts = [contactsTexts, portfolioTexts, validationTexts];
/** The flow of the dialog, open as long as the screen is shown. */
const shown = { open: true, close: () => undefined };

function Contacts(): ReactElement {
  const t = useTranslate();
  const flow = useContactsFlow(shown, { cache: useContactsCache() });
  useKeptContacts(flow?.state.all);
  const canAdd = useIsOwner();
  const isReady = flow?.state.status === 'empty' || flow?.state.status === 'ready';
  return (
    <Screen
      title={t('contacts.title')}
      action={
        flow && isReady && canAdd ? (
          <div className={css.actions}>
            <ImportButton flow={flow} size="md" />
            <Button variant="primary" icon={icons.plus} onClick={() => flow.actions.add()}>
              {t('contacts.add')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <Content flow={flow} />
      {flow && <ContactFormDialog flow={flow} />}
    </Screen>
  );
}

/** Contacts that were loaded in this visit, which stay readable without a connection. */
function useContactsCache(): ContactsCache['cache'] {
  const { keeping } = useScreenData();
  const { config } = useClient().resources;
  return (walletId) => {
    const contacts = keeping.contacts(walletId);
    const [all, networks] = [contacts.get().data, config.get().data?.networks];
    return {
      known: all && networks && { contacts: all, networks },
      load: async () => {
        // Both are needed to show the list again.
        await Promise.all([contacts.refresh(), config.load()]);
        const { data = [], error } = contacts.get();
        if (error) throw error;
        return data;
      },
    };
  };
}

/** Other screens name addresses by the contacts: they load them again after a change. */
function useKeptContacts(all: readonly Contact[] | undefined): void {
  const contacts = useScreenData().keeping.contacts(useWalletId());
  const before = useRef<readonly Contact[]>([]);
  useEffect(() => {
    const wasLoaded = before.current.length > 0;
    if (all === undefined || all === before.current) return;
    before.current = all;
    if (wasLoaded) void contacts.invalidate();
  }, [all, contacts]);
}

function Content({ flow }: { readonly flow: ContactsFlowOfDialog | null }): ReactElement {
  const t = useTranslate();
  if (flow === null || flow.state.status === 'loading')
    return (
      <Card>
        <LoadingFields count={3} noticeHeight="40px" />
      </Card>
    );
  const { state, actions } = flow;
  if (state.status === 'failed')
    return (
      <Card>
        {state.problem && (
          <ErrorState
            error={state.problem}
            title={t('contacts.loadFailed')}
            onRetry={actions.retry}
          />
        )}
      </Card>
    );
  const failure = state.place.at === 'list' ? contactFailure(state) : null;
  return (
    <>
      {failure && <ProblemNotice problem={failure} title={t('contacts.failed')} />}
      <ImportOutcome imported={state.imported} />
      <RemovedContact flow={flow} />
      {state.status === 'empty' ? (
        <Card>
          <EmptyState
            icon={icons.user}
            title={t('contacts.empty.title')}
            text={t('contacts.empty.text')}
          />
        </Card>
      ) : (
        <PeopleList flow={flow} />
      )}
    </>
  );
}
