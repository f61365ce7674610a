import { aboutTopic, type Finding } from './finding.ts';

const { ok, wrong } = aboutTopic('Headers');

/** Security headers of every page, each with a part that must arrive. */
const wanted = [
  ['content-security-policy', "default-src 'none'"],
  ['content-security-policy', "frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self)'],
] as const;

/** Checks that a proxy passed the security headers of pages on, and added its own (HSTS). */
export function checkHeaders(headers: Headers, isEncrypted: boolean): readonly Finding[] {
  const lost = wanted.filter(([name, part]) => !(headers.get(name) ?? '').includes(part));
  const names = [...new Set(lost.map(([name]) => name))];
  const hsts = headers.get('strict-transport-security') ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);
  return [
    ...names.map((name) =>
      wrong(`${name} is missing or changed.`, `let the proxy pass ${name} on as it is.`),
    ),
    ...(isEncrypted && seconds < halfYear
      ? [
          wrong(
            'strict-transport-security is missing or short.',
            'let the proxy send strict-transport-security: max-age=31536000; includeSubDomains.',
          ),
        ]
      : []),
    ...(names.length === 0 ? [ok('pages arrive with all of them.')] : []),
  ];
}

const halfYear = 182 * 24 * 3_600;
