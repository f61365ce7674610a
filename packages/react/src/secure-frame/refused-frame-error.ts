import { ValidationError } from '@billfold/core';

/** Reason why a frame does not show: the policy of its page, or it did not answer. */
export type FrameRefusal = 'policy' | 'silence';

/** Creates the error of a refused frame, with what the developer of the page has to add. */
export function refusedFrameError(
  refusal: FrameRefusal,
  { origin, pageOrigin }: { readonly origin: string; readonly pageOrigin: string },
): ValidationError {
  const sentence =
    refusal === 'policy'
      ? `The content security policy of this page refused the frame of ${origin}: add ${origin} to its \`frame-src\`.`
      : `The frame of ${origin} did not answer: name a publishable key of the business that contains ${pageOrigin}, as \`publishableKey\` or data-publishable-key.`;
  return new ValidationError('invalid_config', { messages: [sentence] });
}
