/** Returns the day that is `days` after another one; days are written as `2026-11-29`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;
