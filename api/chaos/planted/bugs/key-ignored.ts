import type { PlantedBug } from '../bug.ts'

export const keyIgnored: PlantedBug = {
  says: 'every call counts as a new application, whatever its idempotency key',
  edits: [{ file: 'platform/http/idempotency.ts', find: '({ key, body_hash:', replace: '({ key: `${key}-${Math.random()}`, body_hash:' }],
  cases: ['pay/none/ok/*'],
  caughtBy: ['acknowledged', 'doubles'],
}
