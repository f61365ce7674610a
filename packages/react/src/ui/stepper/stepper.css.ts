import { base } from '../../theme/base.css.ts';
import { edge } from '../../theme/edge.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const steps = layered(base, { display: 'flex', gap: vars.space[2] });

export const step = layered(base, {
  flex: 1,
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: 1.2,
});

export const reached = layered({ color: vars.color.text });

export const bar = layered(base, {
  height: '3px',
  borderRadius: vars.radius.full,
  background: edge,
  transition: `background-color ${vars.motion.state} ease-out`,
  selectors: { [`${reached} > &`]: { background: vars.color.accent } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** On a phone only the step that one is at is named. */
export const name = layered(base, {
  '@media': {
    [media.phone]: {
      whiteSpace: 'nowrap',
      selectors: {
        [`${step}:not([aria-current]) > &`]: { visibility: 'hidden', width: 0, overflow: 'hidden' },
        // A name that is wider than its step ends where the last step ends, not beyond the page.
        [`${step}[aria-current]:last-child > &`]: { justifySelf: 'end' },
      },
    },
  },
});

/** Before the name of a step that is behind one. */
export const done = layered({
  // Beside the name: an icon is a block elsewhere.
  display: 'inline-block',
  marginInlineEnd: vars.space[1],
  verticalAlign: '-3px',
  color: vars.color.accent,
});
