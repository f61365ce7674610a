'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LayerStack } from './layer-stack.ts';
import { useShadowRoot } from './use-shadow-root.ts';
import type { Placement } from './wallet-provider-props.ts';

export interface PlacedProps extends Placement {
  readonly layers: LayerStack;
  readonly children: ReactElement;
}

/** Draws the provider's one node in its place: here, in a container, or in a shadow tree. */
export function Placed({ isolation, ...rest }: PlacedProps): ReactNode {
  const { container, children } = rest;
  if (isolation === 'shadow') return <InShadow {...rest} />;
  if (container === undefined) return children;
  return container && createPortal(children, container);
}

/** One shadow tree, never one in another: ids have to find each other in it. */
function InShadow(props: Omit<PlacedProps, 'isolation'>): ReactNode {
  const { container, styleSheet, layers, children } = props;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const ownsHost = container === undefined;
  const shadow = useShadowRoot(ownsHost ? host : container, { styleSheet, layers, ownsHost });
  return (
    <>
      {ownsHost && <div ref={setHost} data-billfold-host="" />}
      {shadow && createPortal(children, shadow)}
    </>
  );
}
