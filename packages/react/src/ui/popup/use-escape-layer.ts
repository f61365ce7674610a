'use client';
import { useEffect } from 'react';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';

/** Makes Escape close this popup before the layer below it. */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const { layers } = useWallet();
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    return layers.push({ element: null, onEscape: () => latest.current() });
  }, [isOpen, layers, latest]);
}
