// What `pnpm start` runs. Not TypeScript itself: what strips types would be loaded for it, and stay with 30 MB until
// the product is stopped (docs/decisions/0169). What is imported from here on is compiled and stripped once.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'))
await import('./start.ts')
