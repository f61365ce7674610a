import type { Env } from '../../platform/env.ts';
import { aboutTopic, type Finding } from './finding.ts';

/** Warns when anybody may move the ledgers of the sandbox and read its mails. */
export function checkControls({
  chainMode,
  sandboxControls,
}: Pick<Env, 'chainMode' | 'sandboxControls'>): readonly Finding[] {
  if (chainMode !== 'sandbox' || sandboxControls !== 'public') return [];
  return [
    aboutTopic('Sandbox').wrong(
      'everybody may move its ledgers and read its mails, and with them reset passwords.',
      'leave SANDBOX_CONTROLS out, unless this is a public demo.',
    ),
  ];
}
