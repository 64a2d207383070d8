import type { system } from '@invoice-card/contracts'
import { readFeatures } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'

export const systemHandlers: ApiHandlers<typeof system> = {
  getSystemTime: async (_, { now }) => ({ system_time: now().toISOString() }),
  getFeatures: async (_, { config, session }) => readFeatures(config, session),
}
