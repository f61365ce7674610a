import type { SecuritySettings } from '@billfold/core/payments';
import type { SettingsEdits } from './kept-edits.ts';

export const signInRulesFields = ['requires2fa', 'sessionHours'] as const;
export type SignInRulesField = (typeof signInRulesFields)[number];

/** Choice of sessions that admit as long as they last. */
export const noLimit = 'none';

const usualHours = [1, 8, 12, 24, 168, 720] as const;

/** Returns the settings as the texts of their fields. */
export function textsOfSignInRules({
  requires2fa,
  sessionHours,
}: SecuritySettings): Readonly<Record<SignInRulesField, string>> {
  return {
    requires2fa: requires2fa ? 'yes' : 'no',
    sessionHours: sessionHours === null ? noLimit : String(sessionHours),
  };
}

/** Puts the edits on top of the saved settings. */
export function readSignInRules(saved: SecuritySettings, edits: SettingsEdits): SecuritySettings {
  const { requires2fa, sessionHours } = { ...textsOfSignInRules(saved), ...edits };
  return {
    ...saved,
    requires2fa: requires2fa === 'yes',
    sessionHours: sessionHours === noLimit ? null : Number(sessionHours),
  };
}

/** Lists the choices of hours; the saved one, which a program can have set, and the chosen one are among them. */
export function sessionChoices(
  { sessionHours }: SecuritySettings,
  chosen: string,
): readonly string[] {
  const others = [sessionHours, chosen === noLimit ? null : Number(chosen)];
  const hours = new Set<number>([...usualHours, ...others.filter((each) => each !== null)]);
  return [noLimit, ...[...hours].sort((a, b) => a - b).map(String)];
}
