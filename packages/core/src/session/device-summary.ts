import type { DeviceSummary } from '../contract/auth/auth.ts';

/**
 * Describes a device by its user agent: device, operating system and browser, for the list of
 * sessions.
 */
export function describeDevice(userAgent: string): DeviceSummary {
  return {
    device: firstMatch(devices, userAgent) ?? 'Desktop',
    os: firstMatch(systems, userAgent) ?? 'Unknown system',
    browser: firstMatch(browsers, userAgent) ?? 'Unknown browser',
  };
}

type Rule = readonly [pattern: RegExp, name: string];

const devices: readonly Rule[] = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'Tablet'],
  [/iPhone|Mobile/, 'Phone'],
];

const systems: readonly Rule[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Others name Chrome and Safari as well, so the particular ones stand first. */
const browsers: readonly Rule[] = [
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

function firstMatch(rules: readonly Rule[], text: string): string | null {
  for (const [pattern, name] of rules) {
    const match = pattern.exec(text);
    if (match) return match[1] === undefined ? name : `${name} ${match[1]}`;
  }
  return null;
}
