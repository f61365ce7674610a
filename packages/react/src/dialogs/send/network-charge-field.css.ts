import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const charge = layered(base, { display: 'grid', gap: vars.space[1] });

export const chargeDetails = layered(base, { display: 'grid', gap: vars.space[2] });

/** Keeps the disclosure marker of the browser. */
export const chargeSummary = layered(interactive, {
  display: 'list-item',
  width: 'fit-content',
  paddingBlock: vars.space[1],
  color: vars.color.link,
  fontSize: vars.text.sm,
  listStyle: 'disclosure-closed inside',
  selectors: { 'details[open] > &': { listStyleType: 'disclosure-open' } },
});
