import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const items = layered({
  display: 'grid',
  minWidth: '199px',
  padding: vars.space[1],
});

export const item = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.height,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.md,
  textAlign: 'start',
  selectors: {
    '&:hover, &:focus': { background: vars.color.surfaceSunken },
    // The menu clips the overflow of an item.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const danger = layered({ color: vars.color.danger });

export const icon = layered({ flex: 'none' });

export const text = layered(base, {
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const heading = layered(base, {
  display: 'grid',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const divider = layered(base, {
  height: '1px',
  margin: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.border,
});
