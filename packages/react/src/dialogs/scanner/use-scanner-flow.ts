'use client';
import {
  createScannerFlow,
  type ScannerActions,
  type ScannerResult,
  type ScannerState,
} from '@billfold/core/flows';
import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { loadHtml5Engine } from './load-html5-engine.ts';
import type { QrScannerProps } from './qr-scanner-props.ts';

export interface ScannerFlowOptions
  extends Pick<QrScannerProps, 'wanted' | 'acceptsCheckoutLinks' | 'onError' | 'loadEngine'> {
  /** Where the camera shows. */
  readonly view: RefObject<HTMLElement | null>;
  readonly onResult: (result: ScannerResult) => void;
}

export interface ScannerFlowOfDialog {
  readonly state: ScannerState;
  readonly actions: ScannerActions;
}

/** The scanner's flow while it is drawn. The camera is off while the page is hidden. */
export function useScannerFlow(options: ScannerFlowOptions): ScannerFlowOfDialog | null {
  const latest = useLatest(options);
  const [flow, setFlow] = useState<ReturnType<typeof createScannerFlow> | null>(null);
  useEffect(() => {
    const view = latest.current.view.current;
    const page = view?.ownerDocument;
    if (!view || !page) return;
    const load = latest.current.loadEngine ?? loadHtml5Engine;
    const made = createScannerFlow({
      wanted: latest.current.wanted,
      acceptsCheckoutLinks: latest.current.acceptsCheckoutLinks,
      isSecureContext: page.defaultView?.isSecureContext === true,
      startCamera: async (request) => (await load()).startCamera(view, request),
      readPicture: async (picture, signal) => (await load()).readPicture(view, picture, signal),
      onError: (cause) => latest.current.onError?.(cause),
    });
    let isGone = false;
    void made.result.then((result) => {
      if (!isGone) latest.current.onResult(result);
    });
    const follow = () => (page.hidden ? made.actions.pause() : made.actions.resume());
    page.addEventListener('visibilitychange', follow);
    setFlow(made);
    return () => {
      isGone = true;
      page.removeEventListener('visibilitychange', follow);
      made.dispose();
    };
  }, [latest]);
  const state = useFlow<ScannerState | null>(flow ?? noFlow);
  return flow && state && { state, actions: flow.actions };
}
