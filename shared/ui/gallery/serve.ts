/** Serves the gallery of all components in all states: `pnpm gallery`, PORT moves it. */
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'

const port = Number(process.env['PORT'] ?? 3100)
const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
await cp(fileURLToPath(new URL('index.html', import.meta.url)), join(folder, 'index.html'))

const build = await context({
  entryPoints: [fileURLToPath(new URL('main.tsx', import.meta.url))],
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  sourcemap: true,
  outdir: folder,
  define: { 'process.env.NODE_ENV': '"production"' },
})
await build.watch()
const server = await build.serve({ servedir: folder, port, host: '127.0.0.1', fallback: join(folder, 'index.html') })
process.stdout.write(`gallery http://localhost:${server.port}\n`)
