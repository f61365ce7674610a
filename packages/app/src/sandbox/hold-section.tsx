import { type Network, shortenAddress } from '@billfold/core';
import { createResource } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import type { LedgerSectionProps } from './ledger-sections.tsx';
import { SandboxSection } from './sandbox-section.tsx';
import { type Action, useAction } from './use-action.ts';

/** Keeps the wallet's newest waiting transaction out of blocks. */
export function HoldSection({ network }: LedgerSectionProps): ReactElement {
  const t = useTranslate();
  const { resources } = useServices().client;
  const action = useAction();
  const { data } = useResource(resources.transactions(useWalletId()));
  const waiting = data?.items.find(
    ({ status, blockchainNetwork }) => status === 'PENDING' && blockchainNetwork === network,
  );
  return (
    <SandboxSection
      title={t('sandbox.hold.title')}
      text={t(waiting ? 'sandbox.hold.text' : 'sandbox.hold.none')}
      outcome={action.outcome}
    >
      {waiting?.hash && <HoldButton network={network} hash={waiting.hash} action={action} />}
    </SandboxSection>
  );
}

interface HoldButtonProps {
  readonly network: Network;
  readonly hash: string;
  readonly action: Action;
}

function HoldButton({ network, hash, action }: HoldButtonProps): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const resource = useMemo(
    () => createResource((signal) => sandbox.getTransaction(network, hash, { signal })),
    [sandbox, network, hash],
  );
  const isHeld = useResource(resource).data?.isHeld ?? false;
  const toggle = async (): Promise<string> => {
    await sandbox.hold(network, { hash, hold: !isHeld });
    await resource.invalidate();
    return t(isHeld ? 'sandbox.released' : 'sandbox.held');
  };
  return (
    <Button busy={action.busyWith === 'hold'} onClick={() => action.run('hold', toggle)}>
      {t(isHeld ? 'sandbox.hold.release' : 'sandbox.hold.hold', { hash: shortenAddress(hash) })}
    </Button>
  );
}
