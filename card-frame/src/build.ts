import { build } from 'esbuild'
import { esbuildTargets } from '@invoice-card/config/browsers'
import { problemsOfScript } from '@invoice-card/config/browsers/check'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { builtDocument, type BuiltDocument } from './built-document.ts'
import { acceptedBrandNames } from './card-brands.ts'

/** What a browser fetches: the document as it is served, compressed. */
const budgetBytes = 10_000

const source = (file: string) => fileURLToPath(new URL(`document/${file}`, import.meta.url))
const [template, script, style] = await Promise.all([
  readFile(source('index.html'), 'utf8'),
  bundle(source('main.ts')),
  bundle(source('style.css')),
])
// The replacements are functions, because `$` in code is not a pattern.
const html = template
  .replace(/\n\s*/g, '')
  .replace('{{acceptedBrands}}', acceptedBrandNames)
  .replace('<style></style>', () => `<style>${style}</style>`)
  .replace('<script></script>', () => `<script>${script}</script>`)
const document: BuiltDocument = {
  html,
  scriptHash: sha384(script),
  styleHash: sha384(style),
  bytes: brotliCompressSync(html).byteLength,
}
if (document.bytes > budgetBytes)
  throw new Error(`The card document has ${document.bytes} bytes of brotli; the budget is ${budgetBytes}.`)
const problems = problemsOfScript('the card document', script)
if (problems.length > 0) throw new Error(problems.join('\n'))

await mkdir(dirname(builtDocument), { recursive: true })
// Test processes build at the same time: each writes its own file and swaps it in.
const unfinished = `${builtDocument}.${process.pid}`
await writeFile(unfinished, JSON.stringify(document))
await rename(unfinished, builtDocument)
if (import.meta.main) console.log(`card document: ${document.bytes} bytes of brotli of ${budgetBytes}`)

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: [...esbuildTargets],
    format: 'iife',
    charset: 'utf8',
  })
  return (outputFiles[0]?.text ?? '').trim()
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
