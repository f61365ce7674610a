import { media, vars } from '@billfold/react/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const codeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
});

export const factText = style({ display: 'grid', gap: vars.space[1] });

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Room below it on a phone. */
export const memoWarning = style({
  '@media': { [media.phone]: { marginBottom: vars.space[2] } },
});

export const network = style({ fontWeight: 600 });

export const value = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const address = style({ fontSize: vars.text.md });

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.infoSurface,
  fontWeight: 500,
});

export const checked = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

const beat = keyframes({ '50%': { opacity: 0.3 } });

/** Dot that breathes while the page looks. */
export const pulse = style({
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.full,
  background: vars.color.info,
  animation: `${beat} ${vars.motion.breath} ease-in-out infinite`,
});

export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
});

/** Small on a phone, where the address and the wallet have to be seen too. */
export const networkWarning = style([
  hint,
  {
    marginBottom: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    background: vars.color.warningSurface,
    fontWeight: 500,
    '@media': {
      [media.phone]: { fontSize: vars.text.sm },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

export const alert = style({ color: vars.color.warning });

export const ways = style({ display: 'grid', gap: vars.space[2] });

export const where = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.phone]: { gap: vars.space[2] } },
});
