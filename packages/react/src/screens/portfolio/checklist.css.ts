import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const items = layered(base, { display: 'grid' });

const mark = layered(base, {
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
});

export const done = layered(mark, {
  background: vars.color.successSurface,
  color: vars.color.success,
});

export const toDo = layered(mark, { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` });

/** Below the items, under a line of its own. */
export const more = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
