import type { system } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const systemExamples: ExamplesOf<typeof system> = {
  getSystemTime: { response: { system_time: '2026-11-20T01:00:00.000Z' } },
  getFeatures: { response: { collections: true, collections_existing: true } },
}
