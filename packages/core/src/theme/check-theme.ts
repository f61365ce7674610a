import { contrastOf, luminance, reachContrast } from './contrast.ts';
import { channelsOf, pageOf, type ResolvedColors, resolveColors } from './resolve-colors.ts';
import type { Theme } from './theme.ts';
import { measureProblems } from './theme-measures.ts';
import type { ThemeProblem } from './theme-problem.ts';
import type { ColorToken } from './tokens.ts';

interface Pair {
  readonly token: ColorToken;
  readonly against: ColorToken;
  readonly required: number;
}

const grounds = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const raised = ['background', 'surface', 'surfaceRaised'] as const;
const tones = ['success', 'warning', 'danger', 'info'] as const;

/**
 * Pairs of foreground and background on our screens with their minimum contrast: 4.5:1 for text,
 * 3:1 for the edges of controls (WCAG 2.2).
 */
export const contrastPairs: readonly Pair[] = [
  ...pairs(['text', 'textMuted'], grounds, 4.5),
  ...pairs(['link', ...tones], raised, 4.5),
  ...tones.flatMap((tone) => pairs(['text', tone], [`${tone}Surface`], 4.5)),
  ...pairs(['accentText'], ['accent'], 4.5),
  ...pairs(['accent', 'borderStrong', 'focusRing'], raised, 3),
  ...pairs(['qrForeground'], ['qrBackground'], 4.5),
];

/**
 * Checks a theme in both schemes. Lists each pair of colors with too little contrast (WCAG 2.2:
 * 4.5:1 for text, 3:1 for edges of controls) with a color that passes, and each name and value that
 * is not accepted. A QR code must be dark on light.
 * @example
 * checkTheme({ radius: 'large' }); // []
 * const [problem] = checkTheme({ colors: { light: { text: '#BBBBBB' } } });
 * console.log(problem?.token, problem?.ratio, problem?.fix);
 */
export function checkTheme(theme: Theme): readonly ThemeProblem[] {
  const schemes = (['light', 'dark'] as const).map((scheme) => resolveColors(theme, scheme));
  const wrong = schemes.flatMap(({ problems }) => problems);
  return [
    ...wrong.filter(
      (problem, index) => wrong.findIndex((first) => isSame(first, problem)) === index,
    ),
    ...measureProblems(theme),
    ...schemes.flatMap(contrastProblems),
  ];
}

function contrastProblems(resolved: ResolvedColors): readonly ThemeProblem[] {
  const { colors, changed, scheme } = resolved;
  const page = pageOf(colors);
  const concerns = ({ token, against }: Pair): boolean =>
    changed[token] !== undefined || changed[against] !== undefined;
  return contrastPairs.filter(concerns).flatMap(({ token, against, required }) => {
    const [color, ground] = [channelsOf(colors[token]), channelsOf(colors[against])];
    const ratio = contrastOf(color, ground, page);
    const isInverted = token === 'qrForeground' && luminance(color) > luminance(ground);
    if (ratio >= required && !isInverted) return [];
    const fix = isInverted ? '#000000' : reachContrast(color, [ground], { ratio: required, page });
    const rounded = Math.floor(ratio * 100) / 100;
    return [
      {
        kind: 'low-contrast' as const,
        token,
        scheme,
        against,
        ratio: rounded,
        required,
        ...(fix !== null && { fix }),
      },
    ];
  });
}

function isSame(a: ThemeProblem, b: ThemeProblem): boolean {
  return a.kind === b.kind && a.token === b.token;
}

function pairs(
  tokens: readonly ColorToken[],
  on: readonly ColorToken[],
  required: number,
): readonly Pair[] {
  return tokens.flatMap((token) => on.map((against) => ({ token, against, required })));
}
