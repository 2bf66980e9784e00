import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const outdir = 'dist';

// What the page loads: a build that lacks one of these is broken even if esbuild is content.
const expected = ['index.html', 'main.js', 'demo.css'];

rmSync(outdir, { recursive: true, force: true });
const { metafile, warnings } = await build({
  entryPoints: ['src/demo/index.html', 'src/demo/main.tsx', 'src/demo/demo.css'],
  outdir,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2023',
  loader: { '.html': 'copy' },
  metafile: true,
  logLevel: 'warning',
});

for (const name of expected) {
  const path = `${outdir}/${name}`;
  if (!metafile.outputs[path]?.bytes) throw new Error(`the build has no ${path}`);
  const bundle = readFileSync(path);
  console.log(`${path}  ${bundle.length} B, ${gzipSync(bundle).length} B gzipped`);
}
if (warnings.length > 0) throw new Error('the build has warnings');
