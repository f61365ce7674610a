'use client';
import type { ReactElement } from 'react';
import { useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-parts.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import type { ContactsView } from './contacts-view.ts';
import { ImportButton } from './import-button.tsx';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

export interface ContactsFooterProps {
  readonly view: ContactsView;
  readonly flow: ContactsFlowOfDialog;
}

/** Footer buttons of the current view; Enter in the form presses the last one. */
export function ContactsFooter({ view, flow }: ContactsFooterProps): ReactElement | null {
  switch (view) {
    case 'list':
      return <ListFooter flow={flow} />;
    case 'new':
    case 'edit':
      return <FormFooter view={view} flow={flow} />;
    case 'removal':
      return <RemovalFooter flow={flow} />;
    case 'loading':
    case 'failed':
      return null;
    default:
      return view satisfies never;
  }
}

type PartProps = Pick<ContactsFooterProps, 'flow'>;

/** Contacts decide who is paid: no scope writes them. */
function ListFooter({ flow }: PartProps): ReactElement | null {
  const t = useTranslate();
  if (!useIsOwner()) return null;
  return (
    <DialogFooter>
      <ImportButton flow={flow} />
      <Button variant="primary" size="lg" icon={icons.plus} wide onClick={() => flow.actions.add()}>
        {t('contacts.add')}
      </Button>
    </DialogFooter>
  );
}

function FormFooter({ view, flow }: ContactsFooterProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  return (
    <DialogFooter>
      {view === 'edit' && (
        <Button
          key="remove"
          variant="danger"
          size="lg"
          wide
          disabled={state.isBusy}
          onClick={actions.askRemoval}
        >
          {t('contacts.remove')}
        </Button>
      )}
      <Button key="save" type="submit" variant="primary" size="lg" wide busy={state.isBusy}>
        {t('contacts.save')}
      </Button>
    </DialogFooter>
  );
}

/** The quiet answer is focused first. */
function RemovalFooter({ flow }: PartProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  return (
    <DialogFooter>
      <Button size="lg" wide data-first-focus disabled={state.isBusy} onClick={actions.back}>
        {t('common.cancel')}
      </Button>
      <Button
        variant="danger-filled"
        size="lg"
        wide
        busy={state.isBusy}
        onClick={() => void actions.remove()}
      >
        {t('contacts.remove')}
      </Button>
    </DialogFooter>
  );
}
