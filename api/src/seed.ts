import { readConfig } from './platform/config/public.ts'
import { migrate } from './platform/database/public.ts'
import { createServices } from './services.ts'
import { seedCompanies, steps } from './backoffice/seed/public.ts'

const config = readConfig()
// The demo accounts' passwords are public.
if (!config.isLocal) throw new Error(`The demo data is for ENVIRONMENT=local, not ${config.environment}`)

await migrate(config.databaseUrl)
const services = createServices(config, 'seed')
try {
  const companies = await seedCompanies(services.db)
  for (const [name, step] of Object.entries(steps)) {
    await step(services, companies)
    services.log.info({ step: name }, 'seeded')
  }
} finally {
  await services.db.destroy()
}
