import { fileURLToPath } from 'node:url'

/**
 * What `build.ts` writes and the server reads: one page with its style and script inside, and the hashes that allow
 * them.
 */
export type BuiltDocument = { html: string; scriptHash: string; styleHash: string; bytes: number }

export const builtDocument = fileURLToPath(new URL('../dist/frame.json', import.meta.url))
