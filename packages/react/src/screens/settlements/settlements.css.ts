import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

export const lead = layered(base, {
  padding: `0 ${inset} ${vars.space[4]}`,
  color: vars.color.textMuted,
});

export const line = layered(base, { borderTop: `1px solid ${vars.color.border}` });

/** Whole width, so that a press anywhere in the line opens it. */
export const toggle = layered(interactive, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  width: '100%',
  minHeight: '64px',
  paddingBlock: vars.space[2],
  paddingInline: inset,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const words = layered(base, {
  display: 'grid',
  flex: '1 1 120px',
  gap: '2px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '72px' } },
});

export const name = layered(base, {
  overflow: 'hidden',
  fontWeight: 500,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const strong = layered(base, { fontWeight: 500, overflowWrap: 'anywhere' });

export const detail = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const total = layered(base, {
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const sum = layered(base, { fontWeight: 600 });

export const chevron = layered(base, {
  display: 'inline-flex',
  color: vars.color.textMuted,
});

export const funds = layered(base, {
  listStyle: 'none',
  marginInline: inset,
  borderTop: `1px solid ${vars.color.border}`,
});

export const item = layered(base, {
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const itemRow = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minHeight: '64px',
  paddingBlock: vars.space[2],
});

export const amounts = layered(base, {
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

/** Below the amounts on a phone, whatever their length: the buttons of a list stand in one column. */
export const action = layered(base, {
  display: 'flex',
  justifyContent: 'end',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const addresses = layered(base, {
  marginBottom: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
});

export const note = layered(base, {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const addressList = layered(base, { listStyle: 'none' });

export const addressRow = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '52px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const place = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.phone]: { flex: '1 0 auto' } },
});
