import { expect, it } from 'vitest';
import { nativeManifest } from '../contract/rates/native-manifest.ts';
import { getNetwork } from '../networks/registry.ts';
import { staticFeeLabels } from '../networks/static-fee-labels.ts';
import { formatTimeEstimate } from '../networks/time-estimate.ts';
import { createTranslate } from './create-translate.ts';
import { priorityTimeText } from './priority-time-text.ts';
import { timeEstimateText } from './time-estimate-text.ts';

const english = createTranslate();
const german = createTranslate({
  'time.minutes': '{minutes} Minuten',
  'time.hours': '{hours, plural, one {# Stunde} other {# Stunden}}',
  'time.about': 'etwa {time}',
});

it('writes an estimate in English as the server does', () => {
  for (let minutes = 1; minutes <= 200; minutes += 1) {
    const estimate = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    expect(timeEstimateText(estimate, english)).toBe(formatTimeEstimate(estimate));
  }
});

it('translates the label of a priority that follows from its blocks, and no other', () => {
  const bitcoin = getNetwork('BTC');
  const low = nativeManifest('BTC').priorities?.low ?? { label: '', targetBlocks: 0 };
  expect(priorityTimeText(low, bitcoin, english)).toBe('about 1 hour');
  expect(priorityTimeText(low, bitcoin, german)).toBe('etwa 1 Stunde');
  expect(priorityTimeText({ ...low, label: 'before lunch' }, bitcoin, german)).toBe('before lunch');
});

it('has the static times as what stands in for a manifest that is missing', () => {
  expect(english('send.priority.usual.High')).toBe(staticFeeLabels.FAST.time);
  expect(english('send.priority.usual.Medium')).toBe(staticFeeLabels.MEDIUM.time);
  expect(english('send.priority.usual.Low')).toBe(staticFeeLabels.SLOW.time);
});
