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

/**
 * Returns the body of a frame, which has the style sheets of the page, also those that load later. Null until the
 * first ones have loaded: nothing is painted without its style.
 */
function useFrameBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (frame === null) return;
    const { head } = document;
    const show = (): (() => void) => {
      const inside = frame.contentDocument;
      if (inside === null) return () => undefined;
      const copied = new Set<Node>();
      const copy = async (): Promise<void> => {
        const loading: Promise<unknown>[] = [];
        for (const sheet of head.querySelectorAll('link[rel="stylesheet"], style')) {
          if (copied.has(sheet)) continue;
          copied.add(sheet);
          const made = inside.importNode(sheet, true);
          if (sheet.matches('link')) loading.push(ended(made));
          inside.head.append(made);
        }
        await Promise.all(loading);
        // An optional face is not used by a page that is drawn before it loads, as the frame is.
        for (const face of inside.fonts ?? []) face.display = 'block';
      };
      let isOver = false;
      void copy().then(() => {
        if (!isOver) setBody(inside.body);
      });
      const observer = new MutationObserver(() => void copy());
      observer.observe(head, { childList: true });
      return () => {
        isOver = true;
        observer.disconnect();
      };
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

/** Waits for a style sheet, which may also fail: the page is shown as it is then. */
const ended = (link: Node): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
  });
