import type { Checkout } from '@billfold/core/payments';
import { useEffect } from 'react';
import { usePayServices } from './pay-services.ts';

/** Reports the height of the page to the frame around it, which then needs no scroll bar of its own. */
export function useFrameHeight(): void {
  const { sendToFrame } = usePayServices();
  useEffect(() => {
    if (sendToFrame === null) return;
    const root = document.documentElement;
    root.setAttribute('data-framed', '');
    const observer = new ResizeObserver(() => {
      sendToFrame({
        type: 'height',
        height: Math.ceil(document.body.getBoundingClientRect().height),
      });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [sendToFrame]);
}

/** Reports each change of the payment to the page around the frame. */
export function useFramePayment(checkout: Checkout | null): void {
  const { sendToFrame } = usePayServices();
  const { id, status, paidState } = checkout ?? {};
  useEffect(() => {
    if (sendToFrame === null || id === undefined) return;
    if (status === undefined || paidState === undefined) return;
    sendToFrame({ type: 'payment', payment: { id, status, paidState } });
  }, [sendToFrame, id, status, paidState]);
}
