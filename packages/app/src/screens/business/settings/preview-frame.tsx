import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Look } from '../../../pay/look.ts';
import * as css from './setup.css.ts';

export interface PreviewFrameProps {
  readonly title: string;
  /** Scheme of the page around what is drawn, as the page itself has it. */
  readonly colorScheme: Look['colorScheme'];
  readonly children: (container: HTMLElement) => ReactNode;
}

/**
 * Draws a page in a frame of its own, whose size decides its layout as a window does. It is to be looked at: nothing
 * in it takes the focus or a press.
 */
export function PreviewFrame({ title, colorScheme, children }: PreviewFrameProps): ReactElement {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const container = useFrameBody(frame);
  useEffect(() => {
    container?.ownerDocument.documentElement.setAttribute('data-billfold-scheme', colorScheme);
  }, [container, colorScheme]);
  return (
    <>
      <iframe ref={setFrame} title={title} className={css.frame} tabIndex={-1} inert />
      {container && createPortal(children(container), container)}
    </>
  );
}

/** Returns the body of a frame, which has the style sheets of the page, also those that load later. */
function useFrameBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (frame === null) return;
    const { head } = document;
    const show = (): (() => void) => {
      const inside = frame.contentDocument;
      if (inside === null) return () => undefined;
      const copies = new Map<Node, Node>();
      const copy = (): void => {
        for (const sheet of head.querySelectorAll('link[rel="stylesheet"], style')) {
          if (copies.has(sheet)) continue;
          const made = inside.importNode(sheet, true);
          copies.set(sheet, made);
          inside.head.append(made);
        }
      };
      copy();
      const observer = new MutationObserver(copy);
      observer.observe(head, { childList: true });
      setBody(inside.body);
      return () => observer.disconnect();
    };
    let stop = show();
    // Some browsers replace the first document of a frame once it has loaded.
    const reload = (): void => {
      stop();
      stop = show();
    };
    frame.addEventListener('load', reload);
    return () => {
      frame.removeEventListener('load', reload);
      stop();
    };
  }, [frame]);
  return body;
}
