import type { Network } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { SandboxSection } from './sandbox-section.tsx';
import { useAction } from './use-action.ts';

export interface LedgerSectionProps {
  readonly network: Network;
}

export function BlocksSection({ network }: LedgerSectionProps): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const action = useAction();
  const mine = (blocks: number) => () =>
    action.run(`mine ${blocks}`, async () => {
      const data = await sandbox.mine(network, { blocks });
      return t('sandbox.mined', { height: data.height });
    });
  return (
    <SandboxSection
      title={t('sandbox.mine.title')}
      text={t('sandbox.mine.text')}
      outcome={action.outcome}
    >
      <Button busy={action.busyWith === 'mine 1'} onClick={mine(1)}>
        {t('sandbox.mine.one')}
      </Button>
      <Button busy={action.busyWith === 'mine 6'} onClick={mine(6)}>
        {t('sandbox.mine.six')}
      </Button>
    </SandboxSection>
  );
}

const depths = [1, 2, 3] as const;

export function ReorgSection({ network }: LedgerSectionProps): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const action = useAction();
  const rollBack = (depth: number) => () =>
    action.run(`reorg ${depth}`, async () => {
      const { height } = await sandbox.reorg(network, { depth, dropTx: [] });
      return t('sandbox.reorged', { height });
    });
  return (
    <SandboxSection
      title={t('sandbox.reorg.title')}
      text={t('sandbox.reorg.text')}
      outcome={action.outcome}
    >
      {depths.map((depth) => (
        <Button
          key={depth}
          busy={action.busyWith === `reorg ${depth}`}
          aria-label={t(`sandbox.reorg.depth.${depth}.label`)}
          onClick={rollBack(depth)}
        >
          {t(`sandbox.reorg.depth.${depth}`)}
        </Button>
      ))}
    </SandboxSection>
  );
}

const outageSeconds = 30;

export function OutageSection({ network }: LedgerSectionProps): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const action = useAction();
  const cut = (seconds: number) => () =>
    action.run(`outage ${seconds}`, async () => {
      await sandbox.outage(network, { seconds });
      return t(seconds === 0 ? 'sandbox.outage.ended' : 'sandbox.outage.started');
    });
  return (
    <SandboxSection
      title={t('sandbox.outage.title')}
      text={t('sandbox.outage.text')}
      outcome={action.outcome}
    >
      <Button busy={action.busyWith === `outage ${outageSeconds}`} onClick={cut(outageSeconds)}>
        {t('sandbox.outage.start')}
      </Button>
      <Button variant="plain" busy={action.busyWith === 'outage 0'} onClick={cut(0)}>
        {t('sandbox.outage.end')}
      </Button>
    </SandboxSection>
  );
}
