import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useDrawnWhole } from './use-drawn-whole.ts';

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('useDrawnWhole', () => {
  test('leaves the frame in which a list arrives to its first rows', async () => {
    const { result, rerender } = renderHook(useDrawnWhole, { initialProps: false });
    await nextFrame();
    expect(result.current).toBe(false);
    rerender(true);
    expect(result.current).toBe(false);
    await nextFrame();
    await vi.waitFor(() => expect(result.current).toBe(true));
  });

  test('is true at once for a list that was there before', () => {
    const { result } = renderHook(useDrawnWhole, { initialProps: true });
    expect(result.current).toBe(true);
  });
});
