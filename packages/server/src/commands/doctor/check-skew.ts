import { aboutTopic, type Finding } from './finding.ts';

const { ok, wrong } = aboutTopic('Clock');

/** Codes by time change each 30 seconds, and leases last 15. */
const mostSkewMs = 5_000;

/** `aheadMs` is how far another clock is before ours. */
export function checkSkew(whose: string, aheadMs: number): Finding {
  const seconds = (Math.abs(aheadMs) / 1_000).toFixed(1);
  if (Math.abs(aheadMs) <= mostSkewMs) return ok(`it is in step with that of ${whose}.`);
  return wrong(
    `it is ${seconds} seconds ${aheadMs > 0 ? 'behind' : 'before'} that of ${whose}.`,
    'keep both machines in step with NTP (timedatectl set-ntp true).',
  );
}
