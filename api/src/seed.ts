import { readOwnConfig, settingsOrExit } from './platform/config/public.ts'
import { createServices } from './services.ts'
import { seedCompanies, seedExaminers, steps } from './backoffice/seed/public.ts'

const config = settingsOrExit(() => readOwnConfig('seed'))
// The demo accounts' passwords are public.
if (!config.isLocal) throw new Error(`The demo data is for ENVIRONMENT=local, not ${config.environment}`)

const services = createServices(config, 'seed')
try {
  await seedExaminers(services)
  const companies = await seedCompanies(services.db)
  for (const [name, step] of Object.entries(steps)) {
    await step(services, companies)
    services.log.info({ step: name }, 'seeded')
  }
} finally {
  await services.db.destroy()
}
