/// <reference path="../build-constants.d.ts" />
import { listWallets } from '@billfold/core/contract';
import { createSandbox } from '@billfold/core/testing';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedDialogProps } from './widget.ts';

describe('the dialogs of the script tag', () => {
  beforeEach(() => {
    for (const name of ['__STYLES__', '__SEND_STYLES__']) vi.stubGlobal(name, '');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  async function loadDialog(name: 'Send' | 'Receive') {
    if (name === 'Send') return (await import('./embedded-send.tsx')).EmbeddedSend;
    return (await import('./embedded-receive.tsx')).EmbeddedReceive;
  }

  it.each(['Send', 'Receive'] as const)('%s has its title without a wallet', async (name) => {
    const Dialog = await loadDialog(name);
    const { client, services } = await createSandbox();
    services.fail(listWallets, { status: 500, body: { code: 'INTERNAL' } });
    const nothing = () => undefined;
    const props: Omit<EmbeddedDialogProps<unknown>, 'request'> = {
      ...{ client, sandbox: null, publishableKey: undefined, embedSettings: null },
      ...{ appearance: {}, open: true, emit: nothing, report: nothing },
      ...{ onClose: nothing, onGone: nothing },
    };
    const { container } = render(<Dialog {...props} request={{ onSent: nothing }} />);
    await waitFor(() => {
      const shadow = container.querySelector('[data-billfold-host]')?.shadowRoot;
      expect(shadow?.querySelector('dialog h2')).toHaveTextContent(new RegExp(`^${name}$`));
    });
  });
});
