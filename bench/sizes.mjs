// What a browser loads, gzipped: the first page of the site, and every later chunk.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = 'packages/app/dist';
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const first = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const later = readdirSync(join(dist, 'assets'))
  .map((file) => `assets/${file}`)
  .filter((file) => /\.(js|css)$/.test(file) && !first.includes(file));

print('First page', first);
print('Loaded when needed', later);

function print(title, files) {
  const rows = files.map((file) => ({ file, bytes: size(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${title}: ${kilobytes(total)} KB gzipped`);
  for (const { file, bytes } of rows) console.log(`  ${kilobytes(bytes).padStart(7)}  ${file}`);
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
