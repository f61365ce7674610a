import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

const Part = (): null => null;

describe('useOnDemand', () => {
  it('loads what is wanted, once, and keeps it', async () => {
    const load = vi.fn(async () => Part);
    const { result, rerender } = renderHook(
      ({ isWanted }) => useOnDemand(load, { isWanted, onFailure: () => undefined }),
      { initialProps: { isWanted: false } },
    );
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender({ isWanted: true }));
    expect(result.current).toBe(Part);
    await act(async () => rerender({ isWanted: false }));
    await act(async () => rerender({ isWanted: true }));
    expect(result.current).toBe(Part);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells that it failed, and tries again at the next request', async () => {
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
    const failures: string[] = [];
    const onFailure = ({ message }: Error) => void failures.push(message);
    const { result, rerender } = renderHook(
      ({ isWanted }) => useOnDemand(load, { isWanted, onFailure }),
      { initialProps: { isWanted: true } },
    );
    await act(async () => undefined);
    expect([result.current, failures]).toEqual([null, ['offline']]);
    await act(async () => rerender({ isWanted: false }));
    await act(async () => rerender({ isWanted: true }));
    expect([result.current, failures]).toEqual([Part, ['offline']]);
  });

  it('loads ahead what is likely, and tells a failure only of what is wanted', async () => {
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
    const onFailure = vi.fn();
    const { result, rerender } = renderHook(
      ({ isWanted }) => useOnDemand(load, { isWanted, isLikely: true, onFailure }),
      { initialProps: { isWanted: false } },
    );
    await act(async () => undefined);
    expect(load).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
    await act(async () => rerender({ isWanted: true }));
    expect(result.current).toBe(Part);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('tells nothing after it has gone', async () => {
    const onFailure = vi.fn();
    const load = () => Promise.reject(new Error('offline'));
    const { unmount } = renderHook(() => useOnDemand(load, { isWanted: true, onFailure }));
    unmount();
    await act(async () => undefined);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
