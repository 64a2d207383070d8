import { connect } from '../../platform/database/connection.ts'
import type { ProcessRole } from '@invoice-card/settings'
import type { Services } from '../../platform/services/services.ts'
import type { TestDatabase } from '../database/database.ts'

/** The same services as the other processes have them, each signed in to the database as its role. */
export function createTestProcesses(services: Services, { db, urls }: TestDatabase) {
  const processOf = (role: ProcessRole): Services => ({
    ...services,
    config: { ...services.config, databaseUrl: urls[role] },
    db: connect(urls[role]),
  })
  return {
    /** Runs jobs. */
    worker: processOf('worker'),
    /** The back office. */
    examiner: processOf('examiner'),
    /** Prepares what a test needs, as the seed does. */
    owner: { ...services, db },
  }
}
