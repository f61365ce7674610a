import { step } from '../flow-dialog/step.css.ts';
import { layered } from '../theme/layered.ts';

/** A step that is not shown stays in the page: what was entered there is still needed. */
export const part = layered(step, { selectors: { '&[hidden]': { display: 'none' } } });
