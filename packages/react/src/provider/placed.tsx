'use client';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOnDemand } from '../state/use-on-demand.ts';
import type { PlacedProps } from './placed-props.ts';

/** Draws the provider's one node in its place: here, in a container, or in a shadow tree. */
export function Placed({ isolation, ...rest }: PlacedProps): ReactNode {
  const { container, children } = rest;
  const [failure, setFailure] = useState<Error | null>(null);
  const isShadow = isolation === 'shadow';
  const InShadow = useOnDemand(loadInShadow, { isWanted: isShadow, onFailure: setFailure });
  // Without its tree nothing of ours may stand on the page.
  if (failure) throw failure;
  if (isShadow) return InShadow && <InShadow {...rest} />;
  if (container === undefined) return children;
  return container && createPortal(children, container);
}

async function loadInShadow() {
  const { InShadow } = await import('./in-shadow.tsx');
  return InShadow;
}
