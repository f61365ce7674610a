'use client';
import { getNetwork, type Network } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from './badge.tsx';

export interface BetaBadgeProps {
  readonly network: Network;
}

/** Badge next to an account whose network is in beta. */
export function BetaBadge({ network }: BetaBadgeProps): ReactElement | null {
  const t = useTranslate();
  return getNetwork(network).isBeta ? <Badge tone="info">{t('network.beta')}</Badge> : null;
}
