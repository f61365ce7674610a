import { ApiError } from '../platform/api-error.ts';

const sentences = {
  LOGO_EMPTY: 'The file is empty. Choose another picture.',
  LOGO_TOO_LARGE: 'The picture is larger than 512 kB. Choose a smaller one.',
  LOGO_TOO_WIDE: 'The picture is wider or higher than 3,000 pixels. Choose a smaller one.',
  LOGO_TYPE: 'The file is no PNG, JPEG or WebP picture.',
  LOGO_ANIMATED: 'The picture is animated. Choose one that stands still.',
  LOGO_DAMAGED: 'The picture cannot be read. Save it again, or choose another one.',
} as const;

/** Creates the refusal of a picture that cannot be a logo. */
export function logoRefused(code: keyof typeof sentences): ApiError {
  const sentence = sentences[code];
  return new ApiError(400, code, {
    message: 'Choose another picture',
    errors: [sentence],
    fields: { image: [sentence] },
  });
}
