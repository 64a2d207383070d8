import type { system } from '@invoice-card/contracts'
import { issuer } from '../../platform/config/public.ts'
import { readFeatures } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'

export const systemHandlers: ApiHandlers<typeof system> = {
  getSystemTime: async (_, { now }) => ({ system_time: now().toISOString() }),
  getServiceFacts: async (_, { config: { commissionPlan, supportAddress } }) => ({
    ...commissionPlan,
    operator_name: issuer.issuer_name,
    operator_address: issuer.issuer_address,
    operator_registration_number: issuer.issuer_registration_number,
    support_address: supportAddress,
  }),
  getFeatures: async (_, { config, session }) => readFeatures(config, session),
}
