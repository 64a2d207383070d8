import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** A file of Swagger UI as we serve it: named by its content, so that a copy in a cache is never of another release. */
export interface DocsFile {
  readonly path: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** For `integrity`: the edge lets no script run without it. */
  readonly integrity: string
}

export const readSwaggerUi = async (): Promise<{ script: DocsFile; style: DocsFile }> => {
  const [script, style] = await Promise.all([
    readDocsFile(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'js', 'text/javascript'),
    readDocsFile(import.meta.resolve('swagger-ui-dist/swagger-ui.css'), 'css', 'text/css'),
  ])
  return { script, style }
}

async function readDocsFile(url: string, extension: string, type: string): Promise<DocsFile> {
  const bytes = new Uint8Array(await readFile(new URL(url)))
  const hash = createHash('sha384').update(bytes)
  const name = hash.copy().digest('hex').slice(0, 16)
  return { path: `/api/docs/${name}.${extension}`, type, bytes, integrity: `sha384-${hash.digest('base64')}` }
}
