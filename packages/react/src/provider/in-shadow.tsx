'use client';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlacedProps } from './placed-props.ts';
import { useShadowRoot } from './use-shadow-root.ts';

/** One shadow tree, never one in another: ids have to find each other in it. */
export function InShadow(props: Omit<PlacedProps, 'isolation'>): ReactNode {
  const { container, styleSheet, styles, layers, children } = props;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const ownsHost = container === undefined;
  const shadow = useShadowRoot(ownsHost ? host : container, {
    styleSheet,
    styles,
    layers,
    ownsHost,
  });
  return (
    <>
      {ownsHost && <div ref={setHost} data-billfold-host="" />}
      {shadow && createPortal(children, shadow)}
    </>
  );
}
