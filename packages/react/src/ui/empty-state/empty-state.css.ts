import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const state = layered(surface, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '400px',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  textAlign: 'center',
  textWrap: 'balance',
});

export const icon = layered(base, {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBottom: vars.space[2],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const failed = layered({ background: vars.color.dangerSurface, color: vars.color.danger });

/** One line in place of contents that a device offline does not have. */
export const offline = layered(surface, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'start',
});

export const title = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const text = layered(base, { color: vars.color.textMuted, whiteSpace: 'pre-line' });

export const action = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  columnGap: vars.space[4],
  marginTop: vars.space[3],
});

export const request = layered(base, {
  marginTop: vars.space[2],
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
