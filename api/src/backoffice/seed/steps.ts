import { seedCatalogue } from './catalogue.ts'
import { seedMoney } from './money.ts'
import { seedPrepared } from './prepared.ts'
import { seedSettlement } from './settlement.ts'
import type { SeedStep } from './step.ts'

/** The demo data of each subject, in the order they build on one another. */
export const steps: Readonly<Record<string, SeedStep>> = {
  catalogue: seedCatalogue,
  money: seedMoney,
  settlement: seedSettlement,
  prepared: seedPrepared,
}
