import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

describe('afterPaint', () => {
  it('runs its task after the frame that it was called in', async () => {
    const order: string[] = [];
    afterPaint(() => order.push('task'));
    requestAnimationFrame(() => order.push('frame'));
    await vi.waitFor(() => expect(order).toEqual(['frame', 'task']));
  });

  it('runs nothing that was taken back', async () => {
    const order: string[] = [];
    const takeBack = afterPaint(() => order.push('taken back'));
    takeBack();
    afterPaint(() => order.push('task'));
    await vi.waitFor(() => expect(order).toEqual(['task']));
  });
});
