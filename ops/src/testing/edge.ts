import type { DataDirectory } from '../data-directory.ts'
import type { EdgeOptions } from '../edge/server.ts'

/** What the edge of the environment local is started with. */
export const edgeOptions = (data: DataDirectory, ...apiOrigins: string[]): EdgeOptions => ({
  name: 'local',
  releases: data.releases,
  environment: data.environment('local'),
  apiOrigins,
  trustFile: data.trustFile,
  seenFile: data.seen('edge', 'local'),
  variantSecrets: ['variant-secret'],
})
