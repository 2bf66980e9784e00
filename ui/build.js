import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const outdir = 'dist';

// What a visitor may be made to fetch, in script, before the first page stands.
const FIRST_LOAD_BYTES = 150_000;

// What the page loads: a build that lacks one of these is broken even if esbuild is content.
const expected = ['index.html', 'main.js', 'main.css', 'early.js', 'worker.js', 'icon.svg', 'manifest.webmanifest'];

const settings = {
  outdir,
  bundle: true,
  minify: true,
  target: 'es2023',
  metafile: true,
  logLevel: 'warning',
};

rmSync(outdir, { recursive: true, force: true });
const pages = await build({
  ...settings,
  entryPoints: ['src/app/main.tsx', 'src/app/main.css'],
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
});
const rest = await build({
  ...settings,
  entryPoints: ['src/app/index.html', 'src/app/early.ts', 'src/app/icon.svg', 'src/app/manifest.webmanifest'],
  format: 'iife',
  loader: { '.html': 'copy', '.svg': 'copy', '.webmanifest': 'copy' },
});
const made = [...Object.keys(pages.metafile.outputs), ...Object.keys(rest.metafile.outputs)];
const files = made.map(path => path.slice(outdir.length));
const worker = await build({
  ...settings,
  entryPoints: ['src/app/worker.ts'],
  format: 'iife',
  define: { FILES: JSON.stringify(['/', ...files]), VERSION: JSON.stringify(digest(made)) },
});

const outputs = { ...pages.metafile.outputs, ...rest.metafile.outputs, ...worker.metafile.outputs };
for (const name of expected) {
  const path = `${outdir}/${name}`;
  if (!outputs[path]?.bytes) throw new Error(`the build has no ${path}`);
}
if ([pages, rest, worker].some(({ warnings }) => warnings.length > 0)) throw new Error('the build has warnings');

const first = firstLoad('src/home/HomePage.tsx');
const bytes = first.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
console.log(`first load: ${bytes} B of script, gzipped`);
if (bytes > FIRST_LOAD_BYTES) throw new Error(`the first load is over ${FIRST_LOAD_BYTES} B`);

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

// The script of the start, of one page and of one language, with all that they import.
function firstLoad(page) {
  const { outputs: built } = pages.metafile;
  const entryOf = source => Object.keys(built).find(path => built[path].entryPoint === source);
  const waiting = [`${outdir}/main.js`, entryOf(page), entryOf('src/made/es.json'), `${outdir}/early.js`];
  const wanted = new Set();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (wanted.has(path)) continue;
    wanted.add(path);
    for (const { path: next, kind } of built[path]?.imports ?? [])
      if (kind === 'import-statement') waiting.push(next);
  }
  return [...wanted];
}
