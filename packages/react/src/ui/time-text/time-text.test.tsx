import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { ageOf } from './age.ts';
import { ListTime } from './list-time.tsx';
import { TimeText } from './time-text.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('ageOf', () => {
  it.each([
    [-minute, 'time.now', 0],
    [minute - 1, 'time.now', 0],
    [minute, 'time.minutesAgo', 1],
    [hour - 1, 'time.minutesAgo', 59],
    [hour, 'time.hoursAgo', 1],
    [day, 'time.yesterday', 1],
    [2 * day, 'time.daysAgo', 2],
    [7 * day - 1, 'time.daysAgo', 6],
  ])('is, after %i ms, %s of %i', (age, key, count) => {
    expect(ageOf(0, age)).toEqual({ key, count });
  });

  it('leaves it to the date after a week', () => {
    expect(ageOf(0, 7 * day)).toBeNull();
  });

  it('leaves what is more than a minute ahead of this clock to its date', () => {
    expect(ageOf(minute + 1, 0)).toBeNull();
  });
});

describe('TimeText', () => {
  it('keeps an age up to date, with the exact time beside it', async () => {
    const at = new Date(Date.UTC(2026, 10, 20, 9) - 2 * minute);
    const { advance } = renderInWallet(<TimeText at={at} />);
    const time = screen.getByText('2 min ago');
    expect(time).toHaveAttribute('datetime', at.toISOString());
    expect(time.title).toMatch(/^20 Nov 2026, /);
    await advance(minute);
    expect(time).toHaveTextContent('3 min ago');
  });

  it.each([
    [30_000, 'age', 'Last paid just now'],
    [26 * hour, 'age', 'Last paid yesterday'],
    [3 * day, 'age', 'Last paid 3 days ago'],
    [0, 'day', 'Last paid today'],
  ] as const)('has no capital inside a sentence: %i ms ago as %s', (age, form, text) => {
    const at = new Date(Date.UTC(2026, 10, 20, 9) - age);
    renderInWallet(
      <p>
        Last paid <TimeText at={at} form={form} inSentence />
      </p>,
    );
    expect(screen.getByText(/Last paid/)).toHaveTextContent(text);
  });

  it('leaves no timer behind', () => {
    const { time, unmount } = renderInWallet(<TimeText at={new Date(0)} />);
    expect(time.pending()).toBe(1);
    unmount();
    expect(time.pending()).toBe(0);
  });
});

describe('ListTime', () => {
  const now = Date.UTC(2026, 10, 20, 9);

  it.each([
    [3 * hour, '3 h ago'],
    [26 * hour, '19 Nov, 07:00'],
    [40 * day, '11 Oct, 09:00'],
    [365 * day, '20 Nov 2025, 09:00'],
    [-41 * day, '31 Dec, 09:00'],
  ])('shows what was %i ms ago as %s', (age, text) => {
    renderInWallet(<ListTime at={new Date(now - age)} />);
    expect(screen.getByText(text).title).toMatch(/2026, |2025, /);
  });
});
