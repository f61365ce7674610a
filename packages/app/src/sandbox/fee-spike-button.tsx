import type { Network } from '@billfold/core';
import { createResource } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useServices } from '../services/services-context.ts';
import type { Action } from './use-action.ts';

export interface FeeSpikeButtonProps {
  readonly network: Network;
  readonly action: Action;
}

const spike = { factor: 5, seconds: 300 };

/** Raises the fees of a network for a while, or ends that. */
export function FeeSpikeButton({ network, action }: FeeSpikeButtonProps): ReactElement {
  const t = useTranslate();
  const { sandbox, platform } = useServices().client;
  const resource = useMemo(
    () => createResource((signal) => sandbox.getFeeSpike(network, { signal })),
    [sandbox, network],
  );
  const until = useResource(resource).data?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    return platform.schedule(
      () => void resource.invalidate(),
      Math.max(0, until.getTime() - platform.clock.now()) + afterMs,
    );
  }, [until, platform, resource]);
  const toggle = async (): Promise<string> => {
    const isOn = until !== null;
    await sandbox.setFeeSpike(network, { ...spike, ...(isOn && { seconds: 0 }) });
    await resource.invalidate();
    return t(isOn ? 'sandbox.scenarios.feeSpike.ended' : 'sandbox.scenarios.feeSpike.started');
  };
  return (
    <Button busy={action.busyWith === 'fees'} onClick={() => action.run('fees', toggle)}>
      {t(until === null ? 'sandbox.scenarios.feeSpike' : 'sandbox.scenarios.feeSpike.end')}
    </Button>
  );
}

/** Clocks of the server and the browser differ. */
const afterMs = 1_000;
