/** What the bare server is started with. */
export const readBareEnvironment = () => ({ port: Number(process.env.PORT), databaseUrl: process.env.DATABASE_URL ?? '' })
