import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = layered(base, { display: 'grid', gap: vars.space[2] });

export const item = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  // An account can have thousands of used ones.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
});

export const select = layered(interactive, {
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  fontSize: vars.text.md,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    // The list clips what stands outside of an item.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const label = layered(base, { fontWeight: 500, overflowWrap: 'anywhere' });

export const facts = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const tools = layered(base, { display: 'flex', padding: vars.space[2] });

export const qr = layered(base, {
  gridColumn: '1 / -1',
  display: 'grid',
  justifyContent: 'center',
  padding: vars.space[3],
});

export const loading = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
});
