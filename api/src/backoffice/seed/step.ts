import type { Services } from '../../platform/services/public.ts'

/** The companies that the seed fills; each step runs again without doubling anything. */
export interface SeedCompanies {
  /** 株式会社サンプル商事 with the demo account. */
  readonly demo: { readonly companyId: number; readonly userId: number }
  /** Another customer, to see that companies never meet. */
  readonly other: { readonly companyId: number; readonly userId: number }
}

/** One subject's demo data. */
export type SeedStep = (services: Services, companies: SeedCompanies) => Promise<void>
