import type { Theme } from './theme.ts';
import type { ThemeProblem } from './theme-problem.ts';

/** Values of custom properties by name. */
export type Variables = Readonly<Record<string, string>>;

const compact: Variables = {
  'control-height': '34px',
  'control-dense': '28px',
  'control-touch': '44px',
  'space-3': '10px',
  'space-4': '12px',
  'space-6': '18px',
  'space-8': '24px',
  'space-12': '36px',
  'space-16': '48px',
};
const motions = ['state', 'dialog', 'notification', 'progress', 'breath', 'turn'] as const;

/** Returns the measures that `theme` changes; an invalid one keeps its built-in value. */
export function measureVariables(theme: Theme): Variables {
  const radius = readRadius(theme.radius);
  const measures: Record<string, string> = {
    ...(radius !== null && {
      'radius-control': `${radius}px`,
      'radius-card': `${radius * 1.5}px`,
      'radius-dialog': `${radius * 2}px`,
    }),
    ...(isFontFamily(theme.fontFamily) && { 'font-body': theme.fontFamily }),
    ...(theme.density === 'compact' && compact),
    ...(theme.motion === 'none' &&
      Object.fromEntries(motions.map((name) => [`motion-${name}`, '0s']))),
  };
  return Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [`--billfold-theme-${name}`, value]),
  );
}

/** Returns the problems of the measures. */
export function measureProblems({ radius, fontFamily }: Theme): readonly ThemeProblem[] {
  const wrong: ThemeProblem[] = [];
  if (radius !== undefined && readRadius(radius) === null)
    wrong.push({ kind: 'invalid-value', token: 'radius', fix: '8px' });
  if (fontFamily !== undefined && !isFontFamily(fontFamily))
    wrong.push({ kind: 'invalid-value', token: 'fontFamily', fix: 'system-ui, sans-serif' });
  return wrong;
}

/** Px of the corners of a control; cards and dialogs are rounder in proportion. */
function readRadius(radius: Theme['radius']): number | null {
  switch (radius) {
    case 'none':
      return 0;
    case 'small':
      return 5;
    case 'medium':
      return 8;
    case 'large':
      return 12;
    default: {
      const [, digits] = /^(\d{1,2}(?:\.\d{1,2})?)px$/.exec(String(radius)) ?? [];
      return digits === undefined ? null : Number(digits);
    }
  }
}

/** Names of faces, quoted or not, with commas between them. */
function isFontFamily(value: Theme['fontFamily']): value is string {
  if (typeof value !== 'string' || value.length > 300) return false;
  const face = /^(?:"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+'|-?[\p{L}_][\p{L}\p{N} _-]*)$/u;
  return value.split(',').every((part) => face.test(part.trim()));
}
