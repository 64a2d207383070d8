import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './system/command.ts'

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
  /** SHA-256 of its public key, as Chromium's `--ignore-certificate-errors-spki-list` wants it. */
  readonly publicKeyHash: string
}

/** A certificate for this run only; undefined where there is no openssl. */
export async function makeCertificate(scratch: string): Promise<Certificate | undefined> {
  const files = { key: join(scratch, 'bench.key.pem'), cert: join(scratch, 'bench.cert.pem') }
  const command = [
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    files.key,
    '-out',
    files.cert,
  ]
  try {
    await run(command, { directory: scratch, environment: {} })
  } catch {
    return undefined
  }
  const [key, cert] = await Promise.all([readFile(files.key), readFile(files.cert)])
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') }
}
