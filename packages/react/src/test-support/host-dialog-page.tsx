import type { BillfoldReceiveAttributes, BillfoldSendAttributes } from '@billfold/core/script-tag';
import { createSandbox } from '@billfold/core/testing';
import * as Radix from '@radix-ui/react-dialog';
import { type HTMLAttributes, type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { WalletProvider } from '../provider/wallet-provider.tsx';

type Attributed<Attributes> = HTMLAttributes<HTMLElement> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'billfold-receive': Attributed<BillfoldReceiveAttributes>;
      'billfold-send': Attributed<BillfoldSendAttributes>;
    }
  }
}

// A page of a host in React, built by e2e/hosts.spec.ts.
const { client, walletId, time } = await createSandbox();
setInterval(() => void time.advance(40), 40);

/** A shop whose checkout is a modal dialog of Radix, with ours in it and beside it. */
function Shop(): ReactElement {
  return (
    <>
      <h1>Corner shop</h1>
      <WalletProvider client={client} walletId={walletId} colorScheme="light">
        <Radix.Root>
          <Radix.Trigger>Check out</Radix.Trigger>
          <Radix.Portal>
            <Radix.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
            <Radix.Content
              aria-describedby={undefined}
              style={{ position: 'fixed', inset: '20% 30%', background: '#fff', padding: 24 }}
            >
              <Radix.Title>Your order</Radix.Title>
              <input aria-label="Note" />
              <billfold-receive label="Element: receive" />
              <billfold-send label="Element: send" />
              <ReceiveDialog trigger={<button type="button">React: receive</button>} />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
        <ReceiveDialog trigger={<button type="button">Beside it: receive</button>} />
      </WalletProvider>
    </>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
